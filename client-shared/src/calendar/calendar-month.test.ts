import { expect, it } from '@jest/globals';
import { monthOfDay, monthTitles, shiftMonth, weeksOf } from './calendar-month';

it.each([
  ['2026-11-20', 6, '2026-10-26', '2026-12-06'],
  ['2027-02-01', 4, '2027-02-01', '2027-02-28'],
  ['2028-02-29', 5, '2028-01-31', '2028-03-05'],
])('the Gregorian month of %s has %i weeks, from %s to %s', (day, count, first, last) => {
  const weeks = weeksOf(monthOfDay('gregorian', day));
  expect(weeks).toHaveLength(count);
  expect([weeks[0]![0], weeks.at(-1)!.at(-1)]).toEqual([first, last]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

it('an Ethiopian month has its own first and last day, the thirteenth too', () => {
  expect(monthOfDay('ethiopian', '2026-11-20')).toEqual({
    calendar: 'ethiopian',
    year: 2019,
    month: 3,
    first: '2026-11-10',
    last: '2026-12-09',
  });
  const pagume = monthOfDay('ethiopian', '2027-09-08');
  expect(pagume).toMatchObject({ year: 2019, month: 13, first: '2027-09-06', last: '2027-09-11' });
  expect(weeksOf(pagume)).toHaveLength(1);
  expect(shiftMonth(pagume, 1)).toMatchObject({ year: 2020, month: 1, first: '2027-09-12' });
  expect(shiftMonth(monthOfDay('ethiopian', '2026-09-11'), -1)).toMatchObject({ year: 2018, month: 13 });
});

it('goes over the end of a Gregorian year', () => {
  const december = monthOfDay('gregorian', '2026-12-31');
  expect(shiftMonth(december, 1)).toMatchObject({ year: 2027, month: 1 });
  expect(shiftMonth(december, -12)).toMatchObject({ year: 2025, month: 12 });
});

it('is called by its name, with the months of the other calendar', () => {
  const reading = { language: 'en', calendar: 'gregorian' } as const;
  expect(monthTitles(monthOfDay('gregorian', '2026-11-20'), reading)).toEqual({
    title: 'November 2026',
    beside: 'Tikimt – Hidar 2019 E.C.',
  });
  expect(monthTitles(monthOfDay('gregorian', '2026-09-01'), reading).beside).toBe(
    'Nehase 2018 E.C. – Meskerem 2019 E.C.',
  );
  expect(monthTitles(monthOfDay('ethiopian', '2027-09-08'), reading)).toEqual({
    title: 'Pagume 2019 E.C.',
    beside: 'September 2027',
  });
});
