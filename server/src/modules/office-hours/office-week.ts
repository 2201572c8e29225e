import type { Holiday } from './holiday.enum.js';
import type { DayNames } from './holidays/holiday-names.js';

/** From when to when the office is open, HH:MM in Africa/Addis_Ababa. */
export interface OpenHours {
  opens: string;
  closes: string;
}

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** Null where the office stays closed. */
export type OfficeWeek = Record<(typeof weekdays)[number], OpenHours | null>;

/** A day that is not as its weekday usually is, as staff entered it. */
export interface SpecialDay {
  /** YYYY-MM-DD. */
  day: string;
  /** Null where the office stays closed. */
  hours: OpenHours | null;
  /** The holiday that it is. */
  holiday: Holiday | null;
  /** What else it is called; a holiday needs no name. */
  names: DayNames | null;
}

/** What a day is like: when the office is open, and what the day is called where it is a special one. */
export interface OfficeDay {
  hours: OpenHours | null;
  names: DayNames | null;
}

const usual = { opens: '08:00', closes: '18:00' };

/** Until staff say otherwise. */
export const usualWeek: OfficeWeek = {
  ...{ monday: usual, tuesday: usual, wednesday: usual, thursday: usual, friday: usual },
  saturday: { opens: '09:00', closes: '14:00' },
  sunday: null,
};

/** When the office is usually open on a day. @param day YYYY-MM-DD */
export function usualHoursOn(week: OfficeWeek, day: string): OpenHours | null {
  // Sunday is the first day to Date.
  return week[weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]!];
}

/** Whether the office is open from a time on for as long as is needed. @param time HH:MM @param minutes at most a day */
export function isOpenFor(hours: OpenHours | null, time: string, minutes: number): boolean {
  if (!hours) return false;
  return time >= hours.opens && minutesOf(time) + minutes <= minutesOf(hours.closes);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
