import { expect, it } from '@jest/globals';
import { aConsultation } from '../../test-support/builders';
import { byDay, readMonth, requestedMonths, timeOf, weekRange, writeMonth } from './calendar-month';

it.each([
  ['2026-12', '2026-12-01', '2026-12-31'],
  ['2026-12-10', '2026-12-01', '2026-12-31'],
])('%s is a Gregorian month from %s to %s', (text, first, last) => {
  expect(readMonth(text, 'gregorian')).toMatchObject({ first, last });
});

it.each([
  ['2026-12-10', '2026-12-10', '2027-01-08', [12, 1]],
  // The sender of a link may use the other calendar.
  ['2026-12', '2026-12-10', '2027-01-08', [12, 1]],
  ['2027-09-06', '2027-09-06', '2027-09-11', [9]],
])('%s is an Ethiopian month from %s to %s', (text, first, last, requested) => {
  const month = readMonth(text, 'ethiopian')!;
  expect(month).toMatchObject({ first, last });
  expect(writeMonth(month)).toBe(first);
  expect(requestedMonths(month).map(({ month: number }) => number)).toEqual(requested);
});

it('asks for the months of all days that a grid of weeks shows', () => {
  const shown = (text: string) => requestedMonths(weekRange(readMonth(text, 'gregorian')!));
  expect(shown('2026-12').map(({ year, month }) => `${year}-${month}`)).toEqual([
    '2026-11',
    '2026-12',
    '2027-1',
  ]);
  expect(shown('2027-02')).toEqual([{ year: 2027, month: 2 }]);
});

it.each(['2026-13', '2026-1', '1999-12', '2026-02-30', 'soon', '', null])('%j is no month', (text) => {
  expect(readMonth(text, 'gregorian')).toBeNull();
});

it('puts each consultation on its day in the office, and leaves out what was scheduled for another month', () => {
  const late = aConsultation({ id: 1, scheduledAt: '2026-12-02T21:30:00.000Z' });
  const requested = aConsultation({ id: 2, preferredDate: '2026-12-01', preferredTime: null });
  const moved = aConsultation({
    id: 3,
    preferredDate: '2026-12-30',
    scheduledAt: '2027-01-04T07:00:00.000Z',
  });
  const days = byDay([late, requested, moved, late], readMonth('2026-12', 'gregorian')!);
  expect([...days].map(([day, entries]) => [day, entries.map(({ id }) => id)])).toEqual([
    ['2026-12-01', [2]],
    ['2026-12-03', [1]],
  ]);
  expect([timeOf(late), timeOf(requested), timeOf(aConsultation())]).toEqual(['00:30', null, '09:30']);
});

it('puts the consultations of a day in the order of their times, also one that was just moved', () => {
  const open = aConsultation({ id: 1, preferredDate: '2026-12-02', preferredTime: null });
  const later = aConsultation({ id: 2, scheduledAt: '2026-12-02T07:30:00.000Z' });
  const earlier = aConsultation({ id: 3, scheduledAt: '2026-12-02T06:00:00.000Z' });
  const days = byDay([later, earlier, open], readMonth('2026-12', 'gregorian')!);
  expect(days.get('2026-12-02')?.map(({ id }) => id)).toEqual([1, 3, 2]);
});
