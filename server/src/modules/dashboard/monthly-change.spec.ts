import { describe, expect, it } from '@jest/globals';
import { comparedMonths, percentChange } from './monthly-change.js';

describe('the months that are compared', () => {
  it.each([
    ['2026-11-20T09:00:00Z', '2026-10-31T21:00:00Z', '2026-09-30T21:00:00Z', '2026-10-20T09:00:00Z'],
    ['2027-03-31T09:00:00Z', '2027-02-28T21:00:00Z', '2027-01-31T21:00:00Z', '2027-02-28T21:00:00Z'],
    ['2026-12-31T21:30:00Z', '2026-12-31T21:00:00Z', '2026-11-30T21:00:00Z', '2026-11-30T21:30:00Z'],
  ])('at %s', (now, thisStart, lastStart, lastEnd) => {
    expect(comparedMonths(new Date(now))).toEqual({
      thisStart: new Date(thisStart),
      lastStart: new Date(lastStart),
      lastEnd: new Date(lastEnd),
    });
  });
});

describe('the change', () => {
  it.each([
    [0, 0, 0],
    [3, 0, 100],
    [0, 4, -100],
    [4, 3, 33.3],
    [2, 3, -33.3],
    [9, 3, 200],
  ])('to %i from %i is %d percent', (now, before, percent) => {
    expect(percentChange(now, before)).toBe(percent);
  });
});
