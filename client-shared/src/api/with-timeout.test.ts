import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { CODE_TIMEOUT_MS, withTimeout } from './with-timeout';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('passes on what comes in time, a failure too', async () => {
  await expect(withTimeout(Promise.resolve('code'))).resolves.toBe('code');
  await expect(withTimeout(Promise.reject(new Error('404')))).rejects.toThrow('404');
  expect(jest.getTimerCount()).toBe(0);
});

it('fails where nothing comes', async () => {
  const failing = expect(withTimeout(new Promise(() => {}))).rejects.toThrow('Nothing came');
  await jest.advanceTimersByTimeAsync(CODE_TIMEOUT_MS);
  await failing;
});
