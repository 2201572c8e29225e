import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FileStorage } from '../integrations/storage/file-storage.js';
import type { DemoPicture } from './content/demo-content.js';

/** Pictures and films of the demo firm, as scripts/demo-images made them. */
const sources = ['images', 'video'].map((folder) => resolve(import.meta.dirname, '../../demo', folder));

/** The path under which a demo picture is served, or null where it has not been rendered yet. */
export function demoPicturePath({ name, width, height }: DemoPicture): string | null {
  const file = `${name}-${width}x${height}.webp`;
  return sources.some((folder) => existsSync(join(folder, file))) ? `/uploads/demo/${file}` : null;
}

/** Puts the demo pictures into the uploads. What is already there stays. */
export async function installDemoPictures(storage: FileStorage): Promise<void> {
  for (const folder of sources.filter((each) => existsSync(each))) {
    for (const file of readdirSync(folder)) {
      const name = `demo/${file}`;
      if (!(await storage.find(name))) await storage.put(name, await readFile(join(folder, file)));
    }
  }
}
