import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { type INestApplicationContext, Logger, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { PollingJob } from './polling-job.js';

const run = jest.fn<() => Promise<void>>();

class Poller {
  @PollingJob('* * * * * *')
  async doDue(): Promise<void> {
    await run();
  }
}

@Module({ imports: [ScheduleModule.forRoot()], providers: [Poller] })
class PollerModule {}

let app: INestApplicationContext;
let log: jest.SpiedFunction<Logger['error']>;

beforeEach(async () => {
  jest.useFakeTimers();
  run.mockReset().mockResolvedValue();
  log = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
  app = await NestFactory.createApplicationContext(PollerModule, { logger: false });
});
afterEach(async () => {
  await app.close();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('runs again and again until the application closes', async () => {
  await jest.advanceTimersByTimeAsync(3_000);
  expect(run).toHaveBeenCalledTimes(3);
  await app.close();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(run).toHaveBeenCalledTimes(3);
});

it('does not start while it is still running', async () => {
  let finish = () => {};
  run.mockReturnValueOnce(new Promise<void>((resolve) => (finish = resolve)));
  await jest.advanceTimersByTimeAsync(3_000);
  expect(run).toHaveBeenCalledTimes(1);
  finish();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(run).toHaveBeenCalledTimes(3);
});

it('logs a failure, and runs again', async () => {
  run.mockRejectedValueOnce(new Error('broken'));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(run).toHaveBeenCalledTimes(2);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
});

it('does not log that the database is unavailable', async () => {
  run.mockRejectedValueOnce(Object.assign(new Error('no server'), { code: 'ECONNREFUSED' }));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(run).toHaveBeenCalledTimes(2);
  expect(log).not.toHaveBeenCalled();
});
