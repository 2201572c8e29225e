import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { shiftDay } from '@consultancy/client-shared/calendar';
import { type CalendarMonth, monthOfDay, weeksOf } from '@consultancy/client-shared/calendar/calendar-month';
import { officeTime } from '@consultancy/client-shared/calendar/times';
import { type CalendarName, dateIn, officeDay, officeToday } from '@consultancy/client-shared/format';

/** The month of today. */
export function currentMonth(calendar: CalendarName): CalendarMonth {
  return monthOfDay(calendar, officeToday());
}

/**
 * The month that an address names: `2026-12`, or by its first day, `2026-12-10`, where it is one of the Ethiopian
 * calendar. In the other calendar, the month that shares most days with it is shown.
 * @returns null for what is no month that the server knows
 */
export function readMonth(text: string | null, calendar: CalendarName): CalendarMonth | null {
  const [month] = /^20\d\d-(0[1-9]|1[0-2])(?=$|-\d\d$)/.exec(text ?? '') ?? [];
  if (month === undefined) return null;
  const day = text === month ? `${month}-01` : text!;
  // A day that the month does not have would be one of the next.
  if (Number.isNaN(Date.parse(day)) || dateIn('gregorian', day).month !== Number(month.slice(5))) return null;
  const middle = new Date(Date.parse(day) + 14 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const requested = monthOfDay(calendar, day);
  return requested.first === day ? requested : monthOfDay(calendar, middle);
}

/** The text of a month in the address. */
export function writeMonth({ calendar, first }: CalendarMonth): string {
  return calendar === 'gregorian' ? first.slice(0, 7) : first;
}

/** Days from the first to the last, YYYY-MM-DD. */
export type DayRange = Pick<CalendarMonth, 'first' | 'last'>;

/** The whole weeks of a month: the grid shows days of its neighbours too. */
export function weekRange(month: CalendarMonth): DayRange {
  const days = weeksOf(month).flat();
  return { first: days[0]!, last: days.at(-1)! };
}

/** The Gregorian months that days lie in, as the API asks for them; three at most. */
export function requestedMonths({ first, last }: DayRange): { year: number; month: number }[] {
  const middle = shiftDay(first, 14);
  const months = [...new Set([first.slice(0, 7), middle.slice(0, 7), last.slice(0, 7)])];
  return months.map((month) => ({ year: Number(month.slice(0, 4)), month: Number(month.slice(5)) }));
}

/** The day of a consultation in the calendar: that of the meeting, else the requested one. */
export function dayOfConsultation({ scheduledAt, preferredDate }: ConsultationDto): string {
  return scheduledAt ? officeDay(scheduledAt) : (preferredDate ?? '');
}

/** "14:00"; null while the time is open. */
export function timeOf({ scheduledAt, preferredDate, preferredTime }: ConsultationDto): string | null {
  if (scheduledAt) return officeTime(scheduledAt);
  return preferredDate && preferredTime;
}

/** Consultations by their days, each day in order of time. */
export function byDay(consultations: ConsultationDto[], { first, last }: DayRange) {
  const days = new Map<string, ConsultationDto[]>();
  // Two Gregorian months may both have one, that was requested in one of them and scheduled for the other.
  const each = new Map(consultations.map((consultation) => [consultation.id, consultation]));
  for (const consultation of each.values()) {
    const day = dayOfConsultation(consultation);
    // One that was requested in this month may have been scheduled for another.
    if (day >= first && day <= last) days.set(day, [...(days.get(day) ?? []), consultation]);
  }
  // One that was just moved has its former place in the list until the list is fetched again.
  for (const ofDay of days.values()) ofDay.sort((a, b) => placeOf(a).localeCompare(placeOf(b)));
  return new Map([...days].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Within a day, as the server sorts it; what has no time yet comes first. */
const placeOf = (consultation: ConsultationDto) => timeOf(consultation) ?? '00:00';
