import { describe, expect, it } from '@jest/globals';
import { CronTime } from 'cron';
import { isMissed } from './is-missed.js';

const at = (text: string) => new Date(`2026-11-${text}:00+03:00`);
const scheduled = (expression: string) => (time: Date) =>
  new CronTime(expression, 'Africa/Addis_Ababa').getNextDateFrom(time, 'Africa/Addis_Ababa').toJSDate();
const nightly = scheduled('0 2 * * *');

describe('a missed backup', () => {
  it('is made within the hour after a night without a server', () => {
    const lastGood = at('19T02:00');
    const history = { lastGood, lastAttempt: lastGood, startedAt: at('20T08:00'), nextDueAfter: nightly };
    expect(isMissed({ ...history, now: at('20T08:09') })).toBe(false);
    expect(isMissed({ ...history, now: at('20T08:10') })).toBe(true);
  });

  it('is none while the last good one is younger than 24 hours', () => {
    const lastGood = at('19T15:00');
    const history = { lastGood, lastAttempt: lastGood, startedAt: at('20T08:00'), nextDueAfter: nightly };
    expect(isMissed({ ...history, now: at('20T14:59') })).toBe(false);
    expect(isMissed({ ...history, now: at('20T15:00') })).toBe(true);
  });

  it('is none between two that a slower schedule wants', () => {
    const lastGood = at('15T02:00');
    const nextDueAfter = scheduled('0 2 * * 0');
    const history = { lastGood, lastAttempt: lastGood, startedAt: at('20T08:00'), nextDueAfter };
    expect(isMissed({ ...history, now: at('21T20:00') })).toBe(false);
    expect(isMissed({ ...history, now: at('22T02:00') })).toBe(true);
  });

  it('is tried once after each start, then every six hours', () => {
    const history = { lastGood: null, startedAt: at('20T08:00'), nextDueAfter: nightly };
    expect(isMissed({ ...history, lastAttempt: null, now: at('20T08:10') })).toBe(true);
    expect(isMissed({ ...history, lastAttempt: at('20T07:59'), now: at('20T08:10') })).toBe(true);
    expect(isMissed({ ...history, lastAttempt: at('20T08:10'), now: at('20T14:09') })).toBe(false);
    expect(isMissed({ ...history, lastAttempt: at('20T08:10'), now: at('20T14:10') })).toBe(true);
  });
});
