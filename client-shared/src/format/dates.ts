import { CALENDAR_WORDS } from './calendar-words';
import type { Language } from './language';

export const OFFICE_TIME_ZONE = 'Africa/Addis_Ababa';

// Addis Ababa keeps UTC+3 all year, so the office's clock needs no time zone data.
const OFFICE_OFFSET_MS = 3 * 60 * 60 * 1000;

/** A date as the office's calendar shows it, read through the UTC getters. Null for what is no date. */
function officeClock(value: string | Date): Date | null {
  const time = new Date(value).getTime();
  return Number.isNaN(time) ? null : new Date(time + OFFICE_OFFSET_MS);
}

/** The day on the office's calendar, as YYYY-MM-DD. */
export function officeDay(value: string | Date): string {
  return officeClock(value)?.toISOString().slice(0, 10) ?? '';
}

/** When the office's clock shows a time of a day. @param day YYYY-MM-DD @param time HH:MM */
export function officeInstant(day: string, time: string): Date {
  return new Date(new Date(`${day}T${time}:00Z`).getTime() - OFFICE_OFFSET_MS);
}

/** "November 20, 2026" · "20 ኖቬምበር 2026" · "Sadaasa 20, 2026". Empty for an unreadable date. */
export function formatDate(value: string | Date, language: Language): string {
  const date = officeClock(value);
  if (!date) return '';
  const month = CALENDAR_WORDS[language].months[date.getUTCMonth()];
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()];
  return language === 'am' ? `${day} ${month} ${year}` : `${month} ${day}, ${year}`;
}

/** The long date with its weekday in front: "Friday, November 20, 2026". */
export function formatFullDate(value: string | Date, language: Language): string {
  const date = officeClock(value);
  if (!date) return '';
  const separator = language === 'am' ? '፣ ' : ', ';
  return `${CALENDAR_WORDS[language].weekdays[date.getUTCDay()]}${separator}${formatDate(value, language)}`;
}

/** The office's clock time, written as the time slots are: "15:04". */
export function formatTime(value: string | Date): string {
  return officeClock(value)?.toISOString().slice(11, 16) ?? '';
}

/** Date and time with the zone named: "November 20, 2026, 15:04 EAT". */
export function formatDateTime(value: string | Date, language: Language): string {
  const date = formatDate(value, language);
  return date && `${date}, ${formatTime(value)} EAT`;
}
