import { dayInAddisAbaba } from '../addis-ababa-time.ts';
import { type CalendarName, dateIn } from './calendar-date.ts';
import { type CalendarLanguage, calendarWords } from './calendar-words.ts';

/** How somebody reads dates and times: both calendars and both clocks are shown, theirs first. */
export interface Reading {
  language: CalendarLanguage;
  /** The calendar that goes first, and the clock that goes with it: the Ethiopian one or that of 24 hours. */
  calendar: CalendarName;
}

/** Between what one calendar or clock says and what the other does. */
const beside = ' · ';

/** How a language is read unless somebody says otherwise. */
export function readingOf(language: CalendarLanguage): Reading {
  return { language, calendar: language === 'en' ? 'gregorian' : 'ethiopian' };
}

/** The calendars in the order of a reading. */
export function calendarsOf({ calendar }: Reading): [CalendarName, CalendarName] {
  return calendar === 'ethiopian' ? ['ethiopian', 'gregorian'] : ['gregorian', 'ethiopian'];
}

/** The day on the office's calendar, as YYYY-MM-DD. Empty for an unreadable date. */
export function officeDay(value: string | Date): string {
  const instant = new Date(value);
  return isReadable(instant) ? dayInAddisAbaba(instant) : '';
}

/** Today on the office's calendar, as YYYY-MM-DD. */
export function officeToday(): string {
  return officeDay(new Date());
}

/** Whether a text was read as a date. */
export function isReadable(instant: Date): boolean {
  return !Number.isNaN(instant.getTime());
}

/** "Hidar" · "ኅዳር" · "Sadaasa". @param month from 1 */
export function monthName(calendar: CalendarName, month: number, language: CalendarLanguage): string {
  return calendarWords[language].months[calendar][month - 1] ?? '';
}

/** A point in time in one calendar: "November 20, 2026", "Hidar 11, 2019 E.C.", "ኅዳር 11 ቀን 2019 ዓ.ም.". */
export function formatDateIn(
  calendar: CalendarName,
  value: string | Date,
  language: CalendarLanguage,
): string {
  const shown = officeDay(value);
  if (!shown) return '';
  const { year, month, day } = dateIn(calendar, shown);
  const name = monthName(calendar, month, language);
  const era = calendarWords[language].eras[calendar];
  const ofEra = era && ` ${era}`;
  if (language !== 'am') return `${name} ${day}, ${year}${ofEra}`;
  return calendar === 'ethiopian' ? `${name} ${day} ቀን ${year}${ofEra}` : `${day} ${name} ${year}${ofEra}`;
}

/**
 * A year alone in a calendar, "2023", "2015/16 E.C.": a year of one calendar is parts of two in the other.
 * @param year Gregorian; what is no year stays as it is
 */
export function formatYearIn(calendar: CalendarName, year: string, language: CalendarLanguage): string {
  if (!/^\d{4}$/.test(year)) return year;
  const begins = Number(year) - 8;
  const shown = calendar === 'ethiopian' ? `${begins}/${String(begins + 1).slice(2)}` : year;
  return [shown, calendarWords[language].eras[calendar]].join(' ').trim();
}

/** The date in both calendars: "November 20, 2026 · Hidar 11, 2019 E.C.". Empty for an unreadable date. */
export function formatDate(value: string | Date, reading: Reading): string {
  return both(reading, (calendar) => formatDateIn(calendar, value, reading.language));
}

/** What both calendars say, that of the reader first. */
export function both(reading: Reading, write: (calendar: CalendarName) => string): string {
  return calendarsOf(reading).map(write).filter(Boolean).join(beside);
}
