import { describe, expect, it } from '@jest/globals';
import { comparedDays, weeksOf } from './compared-days.js';

describe('days and those before', () => {
  it('are as many, and lie just before', () => {
    expect(comparedDays('2026-03-01', '2026-03-03')).toEqual({
      now: { from: '2026-03-01', to: '2026-03-03' },
      before: { from: '2026-02-26', to: '2026-02-28' },
      pairs: [
        { day: '2026-03-01', dayBefore: '2026-02-26' },
        { day: '2026-03-02', dayBefore: '2026-02-27' },
        { day: '2026-03-03', dayBefore: '2026-02-28' },
      ],
    });
    expect(comparedDays('2026-11-20', '2026-11-20').before).toEqual({ from: '2026-11-19', to: '2026-11-19' });
  });

  it.each([
    ['2026-03-02', '2026-03-01'],
    ['2026-01-01', '2027-01-07'],
  ])('are refused from %s to %s', (from, to) => {
    expect(() => comparedDays(from, to)).toThrow();
  });

  it('may be a year and some days', () => {
    expect(comparedDays('2026-01-01', '2027-01-06').pairs).toHaveLength(371);
  });
});

it('weeks begin with the first day, and the last may be shorter', () => {
  expect(weeksOf([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([
    [1, 2, 3, 4, 5, 6, 7],
    [8, 9],
  ]);
  expect(weeksOf([])).toEqual([]);
});
