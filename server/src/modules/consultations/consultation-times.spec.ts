import { describe, expect, it } from '@jest/globals';
import { dayAndTimeIn } from '../../common/validation/time.decorator.js';
import { requireBookableDay, requestedTimeOf } from './consultation-times.js';

describe('a requested time', () => {
  it.each([
    ['a day', { preferredDate: '2026-11-20' }, { preferredDate: '2026-11-20' }],
    [
      'a day and a time',
      { preferredDate: '2026-11-20', preferredTime: '09:30' },
      { preferredDate: '2026-11-20', preferredTime: '09:30' },
    ],
    [
      'a timestamp, read off the clock in Addis Ababa',
      { preferredDate: '2026-11-20T06:30:00.000Z' },
      { preferredDate: '2026-11-20', preferredTime: '09:30' },
    ],
    [
      'a timestamp on whose day it is already tomorrow there',
      { preferredDate: '2026-11-20T22:30:00Z', preferredTime: '10:00' },
      { preferredDate: '2026-11-21', preferredTime: '10:00' },
    ],
    [
      'midnight in UTC, a day',
      { preferredDate: '2026-11-20T00:00:00.000Z' },
      { preferredDate: '2026-11-20' },
    ],
    [
      'midnight in UTC beside an emptied time, a day without a time',
      { preferredDate: '2026-11-20T00:00:00.000Z', preferredTime: null },
      { preferredDate: '2026-11-20', preferredTime: null },
    ],
    ['midnight there, a day', { preferredDate: '2026-11-19T21:00:00.000Z' }, { preferredDate: '2026-11-20' }],
  ])('can be %s', (_, sent, requested) => {
    expect(requestedTimeOf({ ...sent, preferredDate: dayAndTimeIn(sent.preferredDate) })).toEqual(requested);
  });
});

describe('a bookable day', () => {
  const now = new Date('2026-11-20T21:30:00Z');

  it.each(['2026-11-21', '2028-11-21'])('can be %s', (day) => {
    expect(() => requireBookableDay(day, now)).not.toThrow();
  });

  it.each(['2026-11-20', '2028-11-22'])('cannot be %s', (day) => {
    expect(() => requireBookableDay(day, now)).toThrow(/^preferredDate cannot be/);
  });
});
