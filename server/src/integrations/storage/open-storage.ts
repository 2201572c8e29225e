import { join } from 'node:path';
import type { Config } from '../../config/config.js';
import { DiskStorage } from './disk-storage.js';
import type { FileStorage } from './file-storage.js';

/** The storage of uploads that the settings name. */
export async function openStorage({ dataDir, s3 }: Config): Promise<FileStorage> {
  if (s3) {
    // Its library takes time and memory to load.
    const { S3Storage } = await import('./s3-storage.js');
    return new S3Storage(s3);
  }
  return new DiskStorage(join(dataDir, 'uploads'));
}
