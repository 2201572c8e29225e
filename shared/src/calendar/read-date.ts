import { type CalendarDate, type CalendarName, dateIn } from './calendar-date.ts';
import { dayOf } from './calendar-days.ts';
import { type CalendarLanguage, calendarWords } from './calendar-words.ts';
import { unreadableDate, whyNoDate } from './date-texts.ts';
import type { Reading } from './format-date.ts';

/** What somebody typed: a day, YYYY-MM-DD, or why it is none. */
export type ReadDate = { day: string } | { fault: string };

/**
 * Reads a date as people type it: 11/3/2019 or 2019-3-11 in the calendar of the reading, or with the name of a month in
 * any of the languages, which may be one of the other calendar: "Hidar 11, 2019", "20 November 2026".
 * @param example a day, YYYY-MM-DD, that shows how to write one where the text cannot be read
 */
export function readDate(text: string, { language, calendar }: Reading, example: string): ReadDate {
  const written = readNumbers(text) ?? readNames(text, calendar);
  if (!written) return { fault: unreadableDate(typedDate(calendar, example), language) };
  const named = written.calendar ?? calendar;
  const day = dayOf(named, written.date);
  return day ? { day } : { fault: whyNoDate(named, written.date, language)! };
}

/** A day as one types it: 11/3/2019. @param day YYYY-MM-DD */
export function typedDate(calendar: CalendarName, day: string): string {
  const { year, month, day: number } = dateIn(calendar, day);
  return `${number}/${month}/${year}`;
}

interface Written {
  date: CalendarDate;
  /** Where the words say which one. */
  calendar?: CalendarName;
}

function readNumbers(text: string): Written | undefined {
  const numbers = /^\s*(\d{1,4})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{1,4})\s*$/.exec(text)?.slice(1);
  if (!numbers) return undefined;
  const [first = 0, month = 0, last = 0] = numbers.map(Number);
  const isYearFirst = numbers[0]!.length > 2;
  return { date: isYearFirst ? { year: first, month, day: last } : { year: last, month, day: first } };
}

function readNames(text: string, calendar: CalendarName): Written | undefined {
  const words = text.toLowerCase().match(/[\p{L}’']+|\d+/gu) ?? [];
  const [day, year] = words.filter((word) => /^\d+$/.test(word)).map(Number);
  if (day === undefined || year === undefined) return undefined;
  const other: CalendarName = calendar === 'ethiopian' ? 'gregorian' : 'ethiopian';
  for (const each of [calendar, other]) {
    const month = monthAmong(words, each);
    if (month > 0) return { date: { year, month, day }, calendar: each };
  }
  return undefined;
}

/** Which month of a calendar is named, from 1; 0 where none is. */
function monthAmong(words: string[], calendar: CalendarName): number {
  const languages = Object.keys(calendarWords) as CalendarLanguage[];
  for (const language of languages) {
    const found = calendarWords[language].months[calendar].findIndex((name) =>
      words.includes(name.toLowerCase()),
    );
    if (found >= 0) return found + 1;
  }
  return 0;
}
