import { type CalendarDate, type CalendarName, dateIn } from './calendar-date.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The first month, Meskerem, begins in September of the Gregorian year that is so many years ahead. */
const yearsBehind = 7;

/**
 * The day that a date of a calendar is, YYYY-MM-DD. For Ethiopian dates in the years 1800 to 2299 of the Gregorian
 * calendar, in which their first of Meskerem lies from 10 to 13 September.
 * @returns undefined for a date that the calendar does not have
 */
export function dayOf(calendar: CalendarName, date: CalendarDate): string | undefined {
  const { year, month, day } = date;
  if (!isWithinFourDigits(year)) return undefined;
  if (calendar === 'gregorian') {
    const midnight = new Date(Date.UTC(year, month - 1, day));
    return isSame(dateIn('gregorian', isoDay(midnight)), date) ? isoDay(midnight) : undefined;
  }
  const near = Date.UTC(year + yearsBehind, 8, 11) + ((month - 1) * 30 + day - 1) * dayMs;
  for (const away of [0, 1, 2, -1]) {
    const midnight = new Date(near + away * dayMs);
    if (isSame(dateIn('ethiopian', isoDay(midnight)), date)) return isoDay(midnight);
  }
  return undefined;
}

export function monthsInYear(calendar: CalendarName): number {
  return calendar === 'ethiopian' ? 13 : 12;
}

/** @param month from 1 */
export function daysInMonth(calendar: CalendarName, year: number, month: number): number {
  if (calendar === 'gregorian') return new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (month < monthsInYear(calendar)) return 30;
  return dayOf(calendar, { year, month, day: 6 }) ? 6 : 5;
}

function isSame(one: CalendarDate, other: CalendarDate): boolean {
  return one.year === other.year && one.month === other.month && one.day === other.day;
}

/** Date takes two digits for a year of the last century. */
function isWithinFourDigits(year: number): boolean {
  return Number.isInteger(year) && year >= 1000 && year <= 9999;
}

function isoDay(midnight: Date): string {
  return midnight.toISOString().slice(0, 10);
}
