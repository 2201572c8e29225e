import { expect, it } from '@jest/globals';
import { BoundedWork } from './bounded-work.js';

/** Work that ends when it is told to. */
function startable() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) => () => {
    begun.push(number);
    return new Promise<number>((resolve) => ends.push(() => resolve(number)));
  };
  return { begun, ends, work };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('does so much at once, the rest in turn, and refuses what is too much', async () => {
  const { begun, ends, work } = startable();
  const bounded = new BoundedWork(2, 2);
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

it('goes on after work that failed', async () => {
  const bounded = new BoundedWork(1, 1);
  const failed = bounded.run(() => Promise.reject(new Error('no')));
  const next = bounded.run(() => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await bounded.run(() => Promise.resolve('again'))).toBe('again');
});
