import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteOfTwo } from './site-of-two.js';

/** What somebody does again and again. */
export interface Deed {
  /** Milliseconds of rest in between. */
  every: number;
  /** How many do so at the same time. */
  times?: number;
  do: (site: SiteOfTwo) => Promise<void>;
}

/**
 * Has all of it done until it is stopped. What fails is noted and done again.
 * @returns what stops it, and waits for what is under way
 */
export function beginLoad(site: SiteOfTwo, deeds: Deed[]): () => Promise<void> {
  let isOver = false;
  const doAgain = async (deed: Deed) => {
    while (!isOver) {
      const noted = site.failed.length;
      await deed.do(site).catch((error: Error) => {
        if (site.failed.length === noted) site.failed.push(String(error.stack));
      });
      await sleep(deed.every);
    }
  };
  const all = deeds.flatMap((deed) => Array.from({ length: deed.times ?? 1 }, () => doAgain(deed)));
  return async () => {
    isOver = true;
    await Promise.all(all);
  };
}
