import { setImmediate as turn } from 'node:timers/promises';

/**
 * The longest time for which the event loop was busy with one thing while some work went on, in milliseconds of
 * processor time: what else the machine does meanwhile does not count.
 */
export async function longestTurn(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const done = work.finally(() => (isOver = true));
  let longest = 0;
  let before = process.threadCpuUsage();
  while (!isOver) {
    await turn();
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user + now.system - before.user - before.system);
    before = now;
  }
  await done;
  return longest / 1_000;
}
