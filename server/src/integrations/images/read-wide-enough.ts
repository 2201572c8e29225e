import { narrowerName, narrowWidths } from '@consultancy/shared/image-names';
import type { FileStorage } from '../storage/file-storage.js';

/** The narrowest file of an image that has so many pixels across, or the image itself. @param path starts with /uploads/ */
export async function readWideEnough(
  storage: FileStorage,
  path: string,
  width: number,
): Promise<Buffer | undefined> {
  const name = decodeURI(path.replace(/^\/uploads\//, ''));
  const enough = narrowWidths(name).find((narrower) => narrower >= width);
  const narrow = enough === undefined ? undefined : await storage.read(narrowerName(name, enough));
  return narrow ?? storage.read(name);
}
