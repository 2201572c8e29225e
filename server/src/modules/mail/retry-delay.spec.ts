import { expect, it } from '@jest/globals';
import { retryDelay } from './retry-delay.js';

const hourMs = 60 * 60 * 1000;
const noJitter = 0.5;

it.each([
  [1, 15_000],
  [2, 30_000],
  [3, 60_000],
  [8, 1_920_000],
  [9, hourMs],
  [70, hourMs],
  [2000, hourMs],
])('waits longer after each attempt, at most an hour: %d', (attempts, delay) => {
  expect(retryDelay(attempts, 0, noJitter)).toBe(delay);
});

it('spreads by a tenth', () => {
  expect([0, 1].map((chance) => retryDelay(2, 0, chance))).toEqual([27_000, 33_000]);
});

it('gives up after three days', () => {
  expect(retryDelay(5, 72 * hourMs - 1)).toBeGreaterThan(0);
  expect(retryDelay(5, 72 * hourMs)).toBeNull();
});
