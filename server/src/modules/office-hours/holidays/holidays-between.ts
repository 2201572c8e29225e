import { dateIn, dayOf } from '@consultancy/shared/calendar';
import { Holiday } from '../holiday.enum.js';
import { movableFeasts } from './bahire-hasab.js';

/** A holiday and the day that it is on, YYYY-MM-DD. */
export interface DatedHoliday {
  day: string;
  holiday: Holiday;
}

/** Those with a date of their own in the Ethiopian calendar: month and day, and the last year in which the law names it. */
const fixedFeasts: [Holiday, month: number, day: number, lastYear?: number][] = [
  [Holiday.ENKUTATASH, 1, 1],
  [Holiday.MESKEL, 1, 17],
  [Holiday.TIMKET, 5, 11],
  [Holiday.ADWA, 6, 23],
  [Holiday.PATRIOTS_VICTORY, 8, 27],
  // Proclamation 1334/2024 leaves it out; the last one was 28 May 2024.
  [Holiday.DERG_DOWNFALL, 9, 20, 2016],
];

/** Nobody asks for other years, and the calendars part further there. */
const earliest = '1900-01-01';
const latest = '2199-12-31';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The holidays of some time that follow from the calendar alone, in order.
 * @param from the first day, YYYY-MM-DD @param to the last one
 */
export function holidaysBetween(from: string, to: string): DatedHoliday[] {
  if (from < earliest || to > latest) return [];
  const years = yearsBetween(dateIn('ethiopian', from).year, dateIn('ethiopian', to).year);
  return within(from, to, years.flatMap(holidaysOfYear));
}

/**
 * The Islamic feasts of some time as the calendar of Umm al-Qura has them. They depend on who sees the moon where, so
 * they may be a day earlier or later: a person says which day it is.
 */
export function proposedFeasts(from: string, to: string): DatedHoliday[] {
  const reader = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    ...{ month: 'numeric', day: 'numeric' },
  });
  const feasts: Record<string, Holiday> = {
    '10/1': Holiday.EID_AL_FITR,
    '12/10': Holiday.EID_AL_ADHA,
    '3/12': Holiday.MAWLID,
  };
  const found: DatedHoliday[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += dayMs) {
    const parts = reader.formatToParts(time);
    const number = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value;
    const holiday = feasts[`${number('month')}/${number('day')}`];
    if (holiday) found.push({ day: new Date(time).toISOString().slice(0, 10), holiday });
  }
  return found;
}

/** At most three hundred. */
const knownYears = new Map<number, DatedHoliday[]>();

function holidaysOfYear(year: number): DatedHoliday[] {
  let holidays = knownYears.get(year);
  if (!holidays) knownYears.set(year, (holidays = computeHolidays(year)));
  return holidays;
}

function computeHolidays(year: number): DatedHoliday[] {
  const at = (month: number, day: number) => dayOf('ethiopian', { year, month, day })!;
  const { siklet, fasika } = movableFeasts(year);
  return [
    ...fixedFeasts
      .filter(([, , , lastYear = year]) => year <= lastYear)
      .map(([holiday, month, day]) => ({ holiday, day: at(month, day) })),
    // After a leap year it is a day earlier, so that it stays nine months after the Annunciation.
    { holiday: Holiday.GENA, day: at(4, year % 4 === 0 ? 28 : 29) },
    { holiday: Holiday.SIKLET, day: siklet },
    { holiday: Holiday.FASIKA, day: fasika },
    // Of the Gregorian calendar; the year from September to September has one.
    { holiday: Holiday.LABOUR_DAY, day: `${at(9, 1).slice(0, 4)}-05-01` },
  ];
}

function within(from: string, to: string, holidays: DatedHoliday[]): DatedHoliday[] {
  return holidays.filter(({ day }) => day >= from && day <= to).sort((a, b) => (a.day < b.day ? -1 : 1));
}

function yearsBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
