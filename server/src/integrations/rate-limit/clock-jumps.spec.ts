import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiException } from '../../common/errors/api-exception.js';
import { Patience } from '../../common/patience.js';
import { Counter, secondsUntil } from './counter.js';
import { FailedAttempts } from './failed-attempts.js';

const noon = new Date('2026-11-20T12:00:00Z');
const hoursMs = 7 * 60 * 60 * 1000;

beforeEach(() => {
  jest.useFakeTimers({ now: noon, doNotFake: ['nextTick', 'queueMicrotask', 'setTimeout', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Somebody sets the clock; no time passes. */
const setClock = (byMs: number) => jest.setSystemTime(Date.now() + byMs);

describe.each([
  ['back', -hoursMs],
  ['ahead', hoursMs],
])('a clock that is set %s', (_where, byMs) => {
  it('neither prolongs nor ends a minute of requests', () => {
    const counter = new Counter(60_000);
    for (let request = 1; request <= 2; request += 1) counter.addAtOnce('a', 2, 1);
    setClock(byMs);
    const { count, endsAt } = counter.addAtOnce('a', 2, 1);
    expect([count, secondsUntil(endsAt)]).toEqual([3, 60]);
    jest.advanceTimersByTime(59_000);
    expect(counter.addAtOnce('a', 2, 1)).toMatchObject({ count: 4, endsAt });
    expect(secondsUntil(endsAt)).toBe(1);
    jest.advanceTimersByTime(1_001);
    expect(counter.addAtOnce('a', 2, 1).count).toBe(1);
  });

  it('neither prolongs nor ends the time after too many failures', async () => {
    const attempts = new FailedAttempts(new Counter(60_000), {
      allowed: 1,
      sentence: { en: 'Wait.', am: 'Wait.', om: 'Wait.' },
    });
    await attempts.begin('a');
    setClock(byMs);
    const refusal = (await attempts.begin('a').catch((error: unknown) => error)) as ApiException;
    expect(refusal.headers).toEqual({ 'Retry-After': '60' });
    jest.advanceTimersByTime(60_001);
    await attempts.begin('a');
  });

  it('neither prolongs nor ends the pause of a server that did not answer', async () => {
    const patience = new Patience(20, () => {});
    await patience.ask(() => Promise.reject(new Error('gone')));
    setClock(byMs);
    expect(await patience.ask(async () => 'answer')).toBeUndefined();
    jest.advanceTimersByTime(1_001);
    expect(await patience.ask(async () => 'answer')).toBe('answer');
  });
});
