import { type CalendarName, calendarsOf, dateIn, type Reading } from '../format';
import { shiftDay } from './shift-day';
import { dayOf, daysInMonth, formatMonth, monthsInYear } from './times';

/** A month of one of the calendars. */
export interface CalendarMonth {
  calendar: CalendarName;
  year: number;
  /** From 1. */
  month: number;
  /** Its first and last day, YYYY-MM-DD. */
  first: string;
  last: string;
}

const DAY_MS = 24 * 60 * 60_000;
const DAYS_OF_WEEK = 7;

/** The month of a calendar that a day is in. @param day YYYY-MM-DD */
export function monthOfDay(calendar: CalendarName, day: string): CalendarMonth {
  const { year, month } = dateIn(calendar, day);
  return {
    ...{ calendar, year, month },
    first: dayOf(calendar, { year, month, day: 1 })!,
    last: dayOf(calendar, { year, month, day: daysInMonth(calendar, year, month) })!,
  };
}

/** The month that lies some months later, or earlier. */
export function shiftMonth({ calendar, year, month }: CalendarMonth, by: number): CalendarMonth {
  const count = monthsInYear(calendar);
  const index = year * count + month - 1 + by;
  const first = dayOf(calendar, { year: Math.floor(index / count), month: (index % count) + 1, day: 1 })!;
  return monthOfDay(calendar, first);
}

/** The weeks that a month touches, from Monday to Sunday, as days YYYY-MM-DD. */
export function weeksOf({ first, last }: CalendarMonth): string[][] {
  const [start, end] = [
    shiftDay(first, -weekdayOf(first)),
    shiftDay(last, DAYS_OF_WEEK - 1 - weekdayOf(last)),
  ];
  const count = Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS + 1) / DAYS_OF_WEEK;
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_day, weekday) => shiftDay(start, week * DAYS_OF_WEEK + weekday)),
  );
}

/** From Monday, 0. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
}

/** What a month is called, and which months of the other calendar it is in: "November 2026", "Tikimt – Hidar 2019 E.C.". */
export function monthTitles(month: CalendarMonth, reading: Reading): { title: string; beside: string } {
  const other = calendarsOf({ ...reading, calendar: month.calendar })[1];
  const [from, to] = [month.first, month.last].map((day) =>
    formatMonth(other, dateIn(other, day), reading.language),
  );
  const [start, end] = [dateIn(other, month.first), dateIn(other, month.last)];
  const isSameYear = start.year === end.year;
  const shortFrom = isSameYear ? from?.split(' ')[0] : from;
  return {
    title: formatMonth(month.calendar, month, reading.language),
    beside: from === to ? (from ?? '') : `${shortFrom} – ${to}`,
  };
}
