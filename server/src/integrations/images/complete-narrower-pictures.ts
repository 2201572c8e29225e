import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { narrowerName, narrowWidths, resizeToWidth } from './narrow-widths.js';

/**
 * Writes the narrower versions that pictures lack: those of the demo firm, of a release that knew other widths,
 * and of an upload that was interrupted. Versions of widths that are no longer used go.
 * @param uploads the folder with all pictures
 * @param progress told after each version, with how many are written and how many there were to write
 */
export async function completeNarrowerPictures(
  uploads: string,
  progress: (done: number, total: number) => void,
): Promise<void> {
  await mkdir(uploads, { recursive: true });
  const files = await readdir(uploads, { recursive: true });
  const there = new Set(files);
  const wanted = new Set<string>();
  const missing: { picture: string; width: number; version: string }[] = [];
  for (const picture of files) {
    for (const width of narrowWidths(picture)) {
      const version = narrowerName(picture, width);
      wanted.add(version);
      if (!there.has(version)) missing.push({ picture, width, version });
    }
  }
  const unused = files.filter((file) => /\.w\d+\.webp$/.test(file) && !wanted.has(file));
  await Promise.all(unused.map((file) => rm(join(uploads, file), { force: true })));

  const total = missing.length;
  let done = 0;
  const work = async () => {
    for (let next = missing.shift(); next; next = missing.shift()) {
      const target = join(uploads, next.version);
      // Under another name first, so that one with the right name is always whole.
      await resizeToWidth(join(uploads, next.picture), next.width, `${target}.unfinished`);
      await rename(`${target}.unfinished`, target);
      progress((done += 1), total);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
}
