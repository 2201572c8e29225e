import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { copyFile, rename } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { narrowerName, narrowWidths, resizeToWidth } from '../../integrations/images/narrow-widths.js';
import type { DemoPicture } from './content/demo-content.js';

/** Pictures and films of the demo firm, as scripts/demo-images made them. */
const sources = ['images', 'video'].map((folder) => resolve(import.meta.dirname, '../../../demo', folder));

/** The path under which a demo picture is served, or null where it has not been rendered yet. */
export function demoPicturePath({ name, width, height }: DemoPicture): string | null {
  const file = `${name}-${width}x${height}.webp`;
  return sources.some((folder) => existsSync(join(folder, file))) ? `/uploads/demo/${file}` : null;
}

/**
 * Puts the demo pictures and their narrower versions into the uploads. What is already there stays, so a start
 * that was interrupted goes on where it stopped.
 * @param progress told after each file, with how many are done and how many there are
 */
export async function installDemoPictures(
  dataDir: string,
  progress: (done: number, total: number) => void,
): Promise<void> {
  const target = join(dataDir, 'uploads', 'demo');
  mkdirSync(target, { recursive: true });
  const files = sources.flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => ({ folder, name })) : [],
  );
  const queue = [...files];
  let done = 0;
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      await install(join(file.folder, file.name), file.name, target);
      progress((done += 1), files.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
}

async function install(source: string, name: string, target: string): Promise<void> {
  for (const width of narrowWidths(name)) {
    await once(join(target, narrowerName(name, width)), (file) => resizeToWidth(source, width, file));
  }
  await once(join(target, name), (file) => copyFile(source, file));
}

/** Writes a file under another name first, so that one with the right name is always whole. */
async function once(file: string, write: (unfinished: string) => Promise<unknown>): Promise<void> {
  if (existsSync(file)) return;
  const unfinished = `${file}.unfinished`;
  await write(unfinished);
  await rename(unfinished, file);
}
