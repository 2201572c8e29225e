import { expect, it } from '@jest/globals';
import { BoundedWork } from './bounded-work.js';

/** Work that ends on request. */
function startable() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) => () => {
    begun.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { begun, ends, work };
}

/** Long enough for work to begin, which lets others be heard before. */
const turn = async () => {
  for (let count = 0; count < 60; count += 1) await new Promise((resolve) => setImmediate(resolve));
};

it('does so much at once, the rest in turn, and refuses what is too much', async () => {
  const { begun, ends, work } = startable();
  const bounded = new BoundedWork({ atOnce: 2, waiting: 2 });
  const results = [1, 2, 3, 4].map((number) => bounded.run(work(number)));
  await turn();
  expect(begun).toEqual([1, 2]);
  await expect(bounded.run(work(5))).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
  ends[0]!();
  await turn();
  expect(begun).toEqual([1, 2, 3]);
  ends[1]!();
  ends[2]!();
  await turn();
  ends[3]!();
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
  const later = bounded.run(work(6));
  await turn();
  expect(begun).toEqual([1, 2, 3, 4, 6]);
  ends[4]!();
  expect(await later).toBe(6);
});

it('lets those be heard who come while it is done, however little it waits for', async () => {
  const bounded = new BoundedWork({ atOnce: 1, waiting: 1 });
  const refusals: unknown[] = [];
  const ask = () => void bounded.run(() => Promise.resolve()).catch((error) => refusals.push(error));
  // As sockets are read: one after the other, and after each all that can be done without waiting.
  for (let count = 0; count < 5; count += 1) {
    ask();
    for (let step = 0; step < 20; step += 1) await Promise.resolve();
  }
  expect(refusals).toHaveLength(3);
});

it('goes on after work that failed', async () => {
  const bounded = new BoundedWork({ atOnce: 1, waiting: 1 });
  const failed = bounded.run(() => Promise.reject(new Error('no')));
  const next = bounded.run(() => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await bounded.run(() => Promise.resolve('again'))).toBe('again');
});

it('keeps places for others where one client wants all of them', async () => {
  const { begun, ends, work } = startable();
  const bounded = new BoundedWork({ atOnce: 1, waiting: 10, each: 2 });
  const results = [1, 2].map((number) => bounded.run(work(number), 'greedy'));
  await expect(bounded.run(work(3), 'greedy')).rejects.toMatchObject({ status: 503 });
  results.push(bounded.run(work(4), 'other'));
  for (const index of [0, 1, 2]) {
    await turn();
    ends[index]!();
  }
  expect(await Promise.all(results)).toEqual([1, 2, 4]);
  expect(begun).toEqual([1, 2, 4]);
  expect([bounded.running, bounded.waiting, bounded.refused]).toEqual([0, 0, 1]);
  // Its places are free again.
  const again = bounded.run(work(5), 'greedy');
  await turn();
  ends[3]!();
  expect(await again).toBe(5);
});
