import { describe, expect, it } from '@jest/globals';
import { afterOfficeTime } from './office-time.js';
import { type OfficeWeek, usualWeek } from './office-week.js';

const hour = 60 * 60 * 1000;
const week: OfficeWeek = { ...usualWeek };

/** When 24 hours of office time are over, on the clock of Addis Ababa. */
const due = (from: string, hours: Parameters<typeof afterOfficeTime>[0] = { week, days: [] }) => {
  const end = afterOfficeTime(hours, new Date(`${from}:00+03:00`), 24 * hour);
  return new Date(end.getTime() + 3 * hour).toISOString().slice(0, 16);
};
const closed = (day: string) => ({
  day,
  hours: null,
  holiday: null,
  names: { en: 'Closed', am: null, om: null },
});

describe('24 hours of office time', () => {
  // Open from 8 to 18 from Monday to Friday, from 9 to 14 on Saturday.
  it.each([
    ['within the hours of a Monday', '2026-06-01T10:00', '2026-06-03T14:00'],
    ['before the office opens', '2026-06-01T05:00', '2026-06-03T12:00'],
    ['in the evening', '2026-06-01T20:00', '2026-06-04T12:00'],
    ['over a weekend', '2026-06-05T17:00', '2026-06-09T16:00'],
    ['on a Sunday', '2026-06-07T12:00', '2026-06-10T12:00'],
    ['to the end of a day', '2026-06-01T14:00', '2026-06-03T18:00'],
  ])('that begin %s', (_, from, end) => {
    expect(due(from)).toBe(end);
  });

  it('pass over holidays that the calendar says', () => {
    // Enkutatash, 11 September 2026, is a Friday.
    expect(due('2026-09-10T10:00')).toBe('2026-09-15T09:00');
  });

  it('pass over days that staff closed, and count one on which they work', () => {
    expect(due('2026-06-01T10:00', { week, days: [closed('2026-06-02')] })).toBe('2026-06-04T14:00');
    const sunday = { ...closed('2026-06-07'), hours: { opens: '08:00', closes: '12:00' } };
    expect(due('2026-06-05T17:00', { week, days: [sunday] })).toBe('2026-06-09T12:00');
  });

  it('take the usual hours where staff entered none', () => {
    expect(due('2026-06-01T10:00', undefined)).toBe('2026-06-03T14:00');
  });

  it('end at last where the office never opens', () => {
    const never: OfficeWeek = {
      ...{ monday: null, tuesday: null, wednesday: null, thursday: null, friday: null },
      ...{ saturday: null, sunday: null },
    };
    expect(due('2026-06-01T10:00', { week: never, days: [] })).toBe('2026-09-29T10:00');
  });
});
