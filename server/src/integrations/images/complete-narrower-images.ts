import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { putInPlace } from '../disk/put-in-place.js';
import { runImageTask } from './image-tasks.js';
import { narrowerName, narrowWidths } from './image-names.js';

const hourMs = 60 * 60 * 1000;

/** An image of which a narrower version could not be written. */
export interface BrokenImage {
  /** Below the folder with all images. */
  image: string;
  reason: string;
}

/**
 * Writes the narrower versions that images lack: those of the demo firm, of a release that knew other widths,
 * and of an upload that was interrupted. One that is cut off counts as missing. Versions of widths that are no
 * longer used go, and what an interrupted run left.
 * @param uploads the folder with all images
 * @param progress told after each version, with how many are done and how many there were to write
 * @returns the images that cannot be read, or whose versions cannot be written; the others are complete
 */
export async function completeNarrowerImages(
  uploads: string,
  progress: (done: number, total: number) => void,
): Promise<BrokenImage[]> {
  await mkdir(uploads, { recursive: true });
  const files = await readdir(uploads, { recursive: true });
  const there = new Set(files);
  const wanted = new Set<string>();
  const missing: { image: string; width: number; version: string }[] = [];
  for (const image of files) {
    for (const width of narrowWidths(image)) {
      const version = narrowerName(image, width);
      wanted.add(version);
      const isThere = there.has(version) && (await isWhole(join(uploads, version)).catch(() => false));
      if (!isThere) missing.push({ image, width, version });
    }
  }
  const unused = files.filter((file) => /\.w\d+\.webp$/.test(file) && !wanted.has(file));
  await Promise.all(unused.map((file) => rm(join(uploads, file), { force: true })));
  await removeAbandoned(files.map((file) => join(uploads, file)));

  const broken = new Map<string, BrokenImage>();
  const total = missing.length;
  let done = 0;
  const work = async () => {
    for (let next = missing.shift(); next; next = missing.shift()) {
      const { image, width, version } = next;
      await writeVersion(join(uploads, image), width, join(uploads, version)).catch((error: Error) =>
        broken.set(image, { image, reason: error.message }),
      );
      progress((done += 1), total);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  return [...broken.values()];
}

/** Under a name of its own first: another process may be writing the same version. */
async function writeVersion(image: string, width: number, version: string): Promise<void> {
  const unfinished = `${version}.${randomBytes(4).toString('hex')}.unfinished`;
  try {
    await runImageTask({ do: 'narrow', source: image, width, target: unfinished });
    await putInPlace(unfinished, version);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Whether a WebP file is as long as it says itself: what was cut off is not, nor what a power cut emptied. */
async function isWhole(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(12), length: 12, position: 0 });
    if (bytesRead < 12 || buffer.toString('latin1', 0, 4) !== 'RIFF') return false;
    return (await handle.stat()).size >= buffer.readUInt32LE(4) + 8;
  } finally {
    await handle.close();
  }
}

/** Nobody works on a file for an hour. */
async function removeAbandoned(files: string[]): Promise<void> {
  for (const file of files.filter((name) => name.endsWith('.unfinished'))) {
    const written = await stat(file).catch(() => undefined);
    if (written && Date.now() - written.mtimeMs > hourMs) await rm(file, { force: true });
  }
}
