import { avifName, narrowerName, narrowWidths, originalOf, widthOf } from '@consultancy/shared/image-names';
import type { FileStorage } from '../storage/file-storage.js';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** A narrower version that an image should have. */
export interface NarrowerImage {
  image: string;
  width: number;
  version: string;
}

/** @param isWhole asked of each version that is there; one that is cut off counts as missing */
export async function missingVersions(
  names: string[],
  isWhole: (version: string) => Promise<boolean>,
): Promise<NarrowerImage[]> {
  const there = new Set(names);
  const missing: NarrowerImage[] = [];
  for (const image of names) {
    for (const width of narrowWidths(image)) {
      const version = narrowerName(image, width);
      if (!there.has(version) || !(await isWhole(version))) missing.push({ image, width, version });
    }
  }
  return missing;
}

/** The WebP files that lack their AVIF file. */
export function lackingAvif(names: string[]): string[] {
  const there = new Set(names);
  return names.filter((name) => name.endsWith('.webp') && widthOf(name) > 0 && !there.has(avifName(name)));
}

/**
 * The files that nobody needs any more. Files are never in the way, so there is time: what goes with an image that is
 * gone goes after an hour, as the list may be older than the image. A width that this release does not know may be
 * that of another one which is just coming or going: its files go when they are a day old and this process has run as
 * long, so neither release takes the other's while both run.
 * @param uptimeMs for how long this process has run
 */
export async function leftovers(names: string[], storage: FileStorage, uptimeMs: number): Promise<string[]> {
  const there = new Set(names);
  const found: string[] = [];
  for (const name of names) {
    const olderThan = retentionMs(name, there, uptimeMs);
    if (olderThan === undefined) continue;
    const file = await storage.find(name);
    if (file && Date.now() - file.since.getTime() > olderThan) found.push(name);
  }
  return found;
}

/** @returns undefined for what is needed */
function retentionMs(name: string, there: Set<string>, uptimeMs: number): number | undefined {
  const [, webp] = /^(.*)\.avif$/.exec(name) ?? [];
  const image = webp === undefined ? name : `${webp}.webp`;
  const original = originalOf(image);
  if (original !== image && there.has(original)) {
    const isUsed = narrowWidths(original).includes(widthOf(image));
    return isUsed || uptimeMs < dayMs ? undefined : dayMs;
  }
  return there.has(original) || (webp === undefined && original === image) ? undefined : hourMs;
}
