import { timeInAddisAbaba } from '../addis-ababa-time.ts';
import type { CalendarDate, CalendarName } from './calendar-date.ts';
import { type CalendarLanguage, calendarWords } from './calendar-words.ts';
import {
  both,
  formatDate,
  formatDateIn,
  isReadable,
  monthName,
  officeDay,
  type Reading,
} from './format-date.ts';
import { timeWords } from './time-words.ts';

/** The time on the office's clock, as HH:MM. Empty for an unreadable date. */
export function officeTime(value: string | Date): string {
  const instant = new Date(value);
  return isReadable(instant) ? timeInAddisAbaba(instant) : '';
}

/** A month as the title of a page of a calendar: "Hidar 2019 E.C.", "November 2026". */
export function formatMonth(
  calendar: CalendarName,
  { year, month }: Pick<CalendarDate, 'year' | 'month'>,
  language: CalendarLanguage,
): string {
  const era = calendarWords[language].eras[calendar];
  return `${monthName(calendar, month, language)} ${year}${era && ` ${era}`}`;
}

/** "Friday" · "ዓርብ" · "Jimaata". @param day YYYY-MM-DD */
export function weekdayName(day: string, language: CalendarLanguage): string {
  return timeWords[language].weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}

/** A time of day on the clock that goes with a calendar: "15:04", "9:04 afternoon". @param time HH:MM */
export function formatTimeIn(calendar: CalendarName, time: string, language: CalendarLanguage): string {
  if (calendar === 'gregorian' || !time) return time;
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours) % 24;
  // Its twelve hours begin at six, in the morning and in the evening.
  return `${(hour + 6) % 12 || 12}:${minutes} ${timeWords[language].partsOfDay[Math.floor(hour / 6)]}`;
}

/** A date in both calendars with the weekday in front: "Friday, November 20, 2026 · Hidar 11, 2019 E.C.". */
export function formatFullDate(value: string | Date, reading: Reading): string {
  const day = officeDay(value);
  if (!day) return '';
  const separator = reading.language === 'am' ? '፣ ' : ', ';
  return `${weekdayName(day, reading.language)}${separator}${formatDate(value, reading)}`;
}

/** A time of day on both clocks: "09:00 · 3:00 morning", "3:00 ጠዋት · 09:00". @param time HH:MM */
export function formatTimeOfDay(time: string, reading: Reading): string {
  return both(reading, (calendar) => formatTimeIn(calendar, time, reading.language));
}

/** Date and time, the 24-hour one with its zone: "November 20, 2026, 15:04 EAT · Hidar 11, 2019 E.C., 9:04 afternoon". */
export function formatDateTime(value: string | Date, reading: Reading): string {
  return both(reading, (calendar) => formatDateTimeIn(calendar, value, reading.language));
}

/** Date and time in one calendar, on the clock that goes with it. */
export function formatDateTimeIn(
  calendar: CalendarName,
  value: string | Date,
  language: CalendarLanguage,
): string {
  const date = formatDateIn(calendar, value, language);
  const time = formatTimeIn(calendar, officeTime(value), language);
  const zone = calendar === 'gregorian' ? ' EAT' : '';
  return date && `${date}${language === 'am' ? '፣ ' : ', '}${time}${zone}`;
}

export { instantInAddisAbaba as officeInstant } from '../addis-ababa-time.ts';
