import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Metrics } from '../metrics/metrics.js';
import { CleanupScheduler } from './cleanup-scheduler.js';
import { stopJobs } from './stop-jobs.js';

const hourMs = 60 * 60 * 1000;
let registry: SchedulerRegistry;
let cleanup: CleanupScheduler;
let jobs: { value: string; method: () => Promise<unknown> }[];

const addJob = (value: string, method: () => Promise<unknown>) => jobs.push({ value, method });

beforeEach(() => {
  jest.useFakeTimers();
  registry = new SchedulerRegistry();
  jobs = [];
  cleanup = new CleanupScheduler(registry, { methods: () => jobs } as never, new Metrics());
});
afterEach(() => {
  for (const job of registry.getCronJobs().values()) void job.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('runs each job soon after the start, every hour, and no more after the end', async () => {
  const work = jest.fn(async () => {});
  addJob('sweep', work);
  cleanup.onApplicationBootstrap();
  expect(work).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2 * hourMs);
  expect(work).toHaveBeenCalledTimes(3);
  await stopJobs(registry);
  await jest.advanceTimersByTimeAsync(2 * hourMs);
  expect(work).toHaveBeenCalledTimes(3);
});

it('runs jobs one after the other, at the start as in every hour', async () => {
  const began: number[] = [];
  for (const name of ['sweep', 'dust', 'air']) addJob(name, async () => began.push(Date.now()));
  cleanup.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(hourMs + 60_000);
  expect(began).toHaveLength(6);
  expect(new Set(began).size).toBe(6);
});

it('goes on when a job fails, and logs it', async () => {
  const log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
  const work = jest.fn(async () => {});
  addJob('fail', async () => {
    throw new Error('broken broom');
  });
  addJob('sweep', work);
  cleanup.onApplicationBootstrap();
  await cleanup.runAll();
  await cleanup.runAll();
  expect(work).toHaveBeenCalledTimes(2);
  expect(log).toHaveBeenCalledWith({ err: expect.any(Error) }, 'Cleanup failed: fail');
});

it('does not start a job that is still running, and waits for it at the end', async () => {
  let finish = () => {};
  const work = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  addJob('sweep', work);
  cleanup.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(2 * hourMs);
  expect(work).toHaveBeenCalledTimes(1);
  let isOver = false;
  const end = stopJobs(registry).then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(false);
  finish();
  await jest.advanceTimersByTimeAsync(200);
  await end;
});

it('waits for a job that hangs no longer than some seconds', async () => {
  let finish = () => {};
  addJob('sweep', () => new Promise<void>((resolve) => (finish = resolve)));
  cleanup.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(60_000);
  let isOver = false;
  const end = stopJobs(registry).then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(4_900);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  await end;
  finish();
});
