import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Metrics } from '../metrics/metrics.js';
import { Housekeeping } from './housekeeping.js';

const hourMs = 60 * 60 * 1000;
let housekeeping: Housekeeping;

beforeEach(() => {
  jest.useFakeTimers();
  housekeeping = new Housekeeping(new Metrics());
});
afterEach(async () => {
  await housekeeping.beforeApplicationShutdown();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('is done at the start, every hour, and no more after the end', async () => {
  const chore = jest.fn(async () => {});
  housekeeping.add('sweep', chore);
  housekeeping.onApplicationBootstrap();
  expect(chore).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2 * hourMs);
  expect(chore).toHaveBeenCalledTimes(3);
  await housekeeping.beforeApplicationShutdown();
  await jest.advanceTimersByTimeAsync(2 * hourMs);
  expect(chore).toHaveBeenCalledTimes(3);
});

it('goes on when a chore fails, and says so', async () => {
  const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
  const chore = jest.fn(async () => {});
  housekeeping.add('fail', async () => {
    throw new Error('broken broom');
  });
  housekeeping.add('sweep', chore);
  await housekeeping.doAll();
  await housekeeping.doAll();
  expect(chore).toHaveBeenCalledTimes(2);
  expect(log).toHaveBeenCalledWith({ err: expect.any(Error) }, 'Housekeeping failed: fail');
});

it('does not begin a chore that is not over yet, and waits for it at the end', async () => {
  let finish = () => {};
  const chore = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  housekeeping.add('sweep', chore);
  housekeeping.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(hourMs);
  expect(chore).toHaveBeenCalledTimes(1);
  let isOver = false;
  const end = housekeeping.beforeApplicationShutdown().then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(false);
  finish();
  await end;
});

it('waits for a chore that hangs no longer than some seconds', async () => {
  let finish = () => {};
  housekeeping.add('sweep', () => new Promise<void>((resolve) => (finish = resolve)));
  housekeeping.onApplicationBootstrap();
  let isOver = false;
  const end = housekeeping.beforeApplicationShutdown().then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(4_900);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  await end;
  finish();
});
