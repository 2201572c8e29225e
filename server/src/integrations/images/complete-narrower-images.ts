import { availableParallelism } from 'node:os';
import type { FileStorage } from '../storage/file-storage.js';
import { narrowerName, narrowWidths } from './image-names.js';
import { runImageTask } from './image-tasks.js';

/** An image of which a narrower version could not be written. */
export interface BrokenImage {
  /** The name of its file. */
  image: string;
  reason: string;
}

/**
 * Writes the narrower versions that images lack: those of the demo firm, of a release that knew other widths,
 * and of an upload that was interrupted. One that is cut off counts as missing. Versions of widths that are no
 * longer used go, and what an interrupted run left.
 * @param progress told after each version, with how many are done and how many there were to write
 * @returns the images that cannot be read, or whose versions cannot be written; the others are complete
 */
export async function completeNarrowerImages(
  storage: FileStorage,
  progress: (done: number, total: number) => void,
): Promise<BrokenImage[]> {
  const files = await storage.list();
  const there = new Set(files);
  const wanted = new Set<string>();
  const missing: { image: string; width: number; version: string }[] = [];
  for (const image of files) {
    for (const width of narrowWidths(image)) {
      const version = narrowerName(image, width);
      wanted.add(version);
      const isThere = there.has(version) && (!storage.mayHoldParts || (await isWhole(storage, version)));
      if (!isThere) missing.push({ image, width, version });
    }
  }
  const unused = files.filter((file) => /\.w\d+\.webp$/.test(file) && !wanted.has(file));
  await storage.remove(unused);
  await storage.removeAbandoned();

  const broken = new Map<string, BrokenImage>();
  const total = missing.length;
  let done = 0;
  const work = async () => {
    for (let next = missing.shift(); next; next = missing.shift()) {
      const { image, width, version } = next;
      await writeVersion(storage, image, width, version).catch((error: Error) =>
        broken.set(image, { image, reason: error.message }),
      );
      progress((done += 1), total);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  return [...broken.values()];
}

async function writeVersion(
  storage: FileStorage,
  image: string,
  width: number,
  version: string,
): Promise<void> {
  const bytes = await storage.read(image);
  if (bytes) await storage.put(version, await runImageTask({ do: 'narrow', bytes, width }));
}

/** Whether a WebP file is as long as it says itself: what was cut off is not, nor what a power cut emptied. */
async function isWhole(storage: FileStorage, name: string): Promise<boolean> {
  const start = await storage.readStart(name, 12);
  if (!start || start.length < 12 || start.toString('latin1', 0, 4) !== 'RIFF') return false;
  const file = await storage.find(name);
  return file !== undefined && file.size >= start.readUInt32LE(4) + 8;
}
