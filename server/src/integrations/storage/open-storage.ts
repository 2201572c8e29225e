import { join } from 'node:path';
import type { Config } from '../../config/config.js';
import { DiskStorage } from './disk-storage.js';
import type { FileStorage } from './file-storage.js';

/** The storage of uploads that the settings name. */
export async function openStorage({ dataDir }: Config): Promise<FileStorage> {
  return new DiskStorage(join(dataDir, 'uploads'));
}
