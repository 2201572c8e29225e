import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { CODE_TIMEOUT_MS, inTime } from './in-time';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('passes on what comes in time, a failure too', async () => {
  await expect(inTime(Promise.resolve('code'))).resolves.toBe('code');
  await expect(inTime(Promise.reject(new Error('404')))).rejects.toThrow('404');
  expect(jest.getTimerCount()).toBe(0);
});

it('fails where nothing comes', async () => {
  const failing = expect(inTime(new Promise(() => {}))).rejects.toThrow('Nothing came');
  await jest.advanceTimersByTimeAsync(CODE_TIMEOUT_MS);
  await failing;
});
