import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Patience } from './patience.js';

const report = jest.fn();
let patience: Patience;

beforeEach(() => {
  report.mockReset();
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setTimeout', 'setImmediate', 'clearTimeout'],
  });
  patience = new Patience(20, report);
});
afterEach(() => {
  jest.useRealTimers();
});

const failing = () => Promise.reject(new Error('gone'));
const hanging = () => new Promise<string>(() => {});

it.each([
  ['fails', failing],
  ['hangs', hanging],
])('gives up what %s, pauses, and reports start and end once', async (_how, question) => {
  expect(await patience.ask(async () => 'first')).toBe('first');
  expect(await patience.ask(question)).toBeUndefined();
  const next = jest.fn(async () => 'next');
  expect(await patience.ask(next)).toBeUndefined();
  expect(next).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_001);
  expect(await patience.ask(failing)).toBeUndefined();
  jest.advanceTimersByTime(1_001);
  expect(await patience.ask(next)).toBe('next');
  expect(report.mock.calls).toEqual([[expect.any(Error)], []]);
});
