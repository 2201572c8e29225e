import { expect, it } from '@jest/globals';
import { aConsultation } from '../../test-support/builders';
import { byDay, isMonth, monthTitle, shiftMonth, timeOf, weeksOf } from './calendar-month';

it.each([
  ['2026-11', 6, '2026-10-26', '2026-12-06'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
  ['2028-02', 5, '2028-01-31', '2028-03-05'],
])('%s has %i weeks, from %s to %s', (month, count, first, last) => {
  const weeks = weeksOf(month);
  expect(weeks).toHaveLength(count);
  expect([weeks[0]![0], weeks.at(-1)!.at(-1)]).toEqual([first, last]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

it('goes from month to month over the end of a year', () => {
  expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect(monthTitle('2026-12')).toBe('December 2026');
});

it.each(['2026-13', '2026-1', '1999-12', 'soon', '', null])('%j is no month', (text) => {
  expect(isMonth(text)).toBe(false);
});

it('puts each consultation on its day in the office, and leaves out what was arranged for another month', () => {
  const late = aConsultation({ id: 1, scheduledAt: '2026-12-02T21:30:00.000Z' });
  const wish = aConsultation({ id: 2, preferredDate: '2026-12-01', preferredTime: null });
  const moved = aConsultation({
    id: 3,
    preferredDate: '2026-12-30',
    scheduledAt: '2027-01-04T07:00:00.000Z',
  });
  const days = byDay([late, wish, moved], '2026-12');
  expect([...days].map(([day, entries]) => [day, entries.map(({ id }) => id)])).toEqual([
    ['2026-12-01', [2]],
    ['2026-12-03', [1]],
  ]);
  expect([timeOf(late), timeOf(wish), timeOf(aConsultation())]).toEqual(['00:30', null, '09:30']);
});
