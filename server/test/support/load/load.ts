import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteOfTwo } from './site-of-two.js';

/** What somebody does again and again. */
export interface Task {
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
export function beginLoad(site: SiteOfTwo, tasks: Task[]): () => Promise<void> {
  let isOver = false;
  const doAgain = async (task: Task) => {
    while (!isOver) {
      const noted = site.failed.length;
      await task.do(site).catch((error: Error) => {
        if (site.failed.length === noted) site.failed.push(String(error.stack));
      });
      await sleep(task.every);
    }
  };
  const all = tasks.flatMap((task) => Array.from({ length: task.times ?? 1 }, () => doAgain(task)));
  return async () => {
    isOver = true;
    await Promise.all(all);
  };
}
