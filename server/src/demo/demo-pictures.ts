import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { putInPlace } from '../integrations/disk/put-in-place.js';
import type { DemoPicture } from './content/demo-content.js';

/** Pictures and films of the demo firm, as scripts/demo-images made them. */
const sources = ['images', 'video'].map((folder) => resolve(import.meta.dirname, '../../demo', folder));

/** The path under which a demo picture is served, or null where it has not been rendered yet. */
export function demoPicturePath({ name, width, height }: DemoPicture): string | null {
  const file = `${name}-${width}x${height}.webp`;
  return sources.some((folder) => existsSync(join(folder, file))) ? `/uploads/demo/${file}` : null;
}

/** Puts the demo pictures into the uploads. What is already there stays. */
export async function installDemoPictures(dataDir: string): Promise<void> {
  const target = join(dataDir, 'uploads', 'demo');
  mkdirSync(target, { recursive: true });
  for (const folder of sources.filter((each) => existsSync(each))) {
    for (const name of readdirSync(folder)) {
      const file = join(target, name);
      if (existsSync(file)) continue;
      // Under another name first, so that one with the right name is always whole.
      await copyFile(join(folder, name), `${file}.unfinished`);
      await putInPlace(`${file}.unfinished`, file);
    }
  }
}
