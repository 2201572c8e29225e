import { type CalendarDate, type CalendarName, dateIn } from './calendar-date.ts';
import { dayOf } from './calendar-days.ts';
import { type CalendarLanguage, calendarWords } from './calendar-words.ts';
import { unreadableDate, whyNoDate } from './date-texts.ts';
import type { Reading } from './format-date.ts';

/** What somebody typed: a day, YYYY-MM-DD, or why it is none. */
export type ReadDate = { day: string } | { fault: string };

/** Days within which a date belongs that is still to come. The two calendars are seven or eight years apart. */
const nearDays = 4 * 365;

/**
 * Reads a date as people type it: 11/3/2019 or 2019-3-11 in the calendar of the reading, also in Ethiopic numerals, or
 * with the name of a month in any of the languages. That name, or the era beside the year, may be of the other calendar:
 * "Hidar 11, 2019", "20 November 2026", "Sadaasa 20, 2026 A.L.A.".
 * @param example a day, YYYY-MM-DD, that shows how to write one where the text cannot be read
 * @param from the first day that makes sense, where dates to come are asked for: numbers that are years away from it in
 *   the calendar of the reading, and not in the other one, are a date of the other one
 */
export function readDate(text: string, reading: Reading, example: string, from?: string): ReadDate {
  const { language, calendar } = reading;
  const typed = withLatinDigits(text);
  const era = eraIn(typed);
  const numbers = readNumbers(typed);
  if (numbers && from !== undefined && !era) {
    const other = dayOf(otherThan(calendar), numbers.date);
    const own = dayOf(calendar, numbers.date);
    if (other && isNear(other, from) && !(own && isNear(own, from))) return { day: other };
  }
  const written = numbers ? { calendar: era, ...numbers } : readNames(typed, calendar, era);
  if (!written) return { fault: unreadableDate(typedDate(calendar, example), language) };
  const named = written.calendar ?? calendar;
  const day = dayOf(named, written.date);
  return day ? { day } : { fault: whyNoDate(named, written.date, language)! };
}

function isNear(day: string, from: string): boolean {
  return Math.abs(Date.parse(day) - Date.parse(from)) <= nearDays * 24 * 60 * 60 * 1000;
}

function otherThan(calendar: CalendarName): CalendarName {
  return calendar === 'ethiopian' ? 'gregorian' : 'ethiopian';
}

/** Which calendar the year is marked with, if any. */
function eraIn(text: string): CalendarName | undefined {
  const words = text.toLowerCase();
  return (['gregorian', 'ethiopian'] as const).find((calendar) =>
    Object.values(calendarWords).some(
      ({ eras }) => eras[calendar] && words.includes(eras[calendar].toLowerCase()),
    ),
  );
}

const ethiopicOne = '፩'.codePointAt(0)!;

/** Numerals from ፩ to ፼ in Latin digits: ፳፻፲፱ is 2019. */
function withLatinDigits(text: string): string {
  return text.replace(/[፩-፼]+/g, (numeral) => {
    let [whole, part] = [0, 0];
    for (const sign of numeral) {
      const place = sign.codePointAt(0)! - ethiopicOne;
      if (place < 9) part += place + 1;
      else if (place < 18) part += (place - 8) * 10;
      else [whole, part] = [(whole + (part || 1)) * (place === 18 ? 100 : 10_000), 0];
    }
    return String(whole + part);
  });
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
  const numbers = /^\s*(\d{1,4})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{1,4})\D*$/.exec(text)?.slice(1);
  if (!numbers) return undefined;
  const [first = 0, month = 0, last = 0] = numbers.map(Number);
  const isYearFirst = numbers[0]!.length > 2;
  return { date: isYearFirst ? { year: first, month, day: last } : { year: last, month, day: first } };
}

function readNames(text: string, calendar: CalendarName, era?: CalendarName): Written | undefined {
  const words = text.toLowerCase().match(/[\p{L}’']+|\d+/gu) ?? [];
  const [day, year] = words.filter((word) => /^\d+$/.test(word)).map(Number);
  if (day === undefined || year === undefined) return undefined;
  // The Oromo months are the same words in both calendars.
  for (const each of era ? [era, otherThan(era)] : [calendar, otherThan(calendar)]) {
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
