import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { formatDate, formatTime, officeDay } from '@consultancy/client-shared/format';

const DAYS_OF_WEEK = 7;

/** The month of today on the office's calendar, YYYY-MM. */
export function currentMonth(): string {
  return officeDay(new Date()).slice(0, 7);
}

/** Whether the server knows such a month. */
export function isMonth(text: string | null): text is string {
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(text ?? '');
}

export function shiftMonth(month: string, by: number): string {
  const { year, number } = partsOf(month);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

export function partsOf(month: string): { year: number; number: number } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { year, number };
}

/** "December 2026". */
export function monthTitle(month: string): string {
  const [name, , year] = formatDate(`${month}-01`, 'en').split(/[ ,]+/);
  return `${name} ${year}`;
}

/** The weeks that a month touches, from Monday to Sunday, as days YYYY-MM-DD. */
export function weeksOf(month: string): string[][] {
  const { year, number } = partsOf(month);
  const first = new Date(Date.UTC(year, number - 1, 1));
  const last = new Date(Date.UTC(year, number, 0));
  // Monday is the first day here, the second one to Date.
  const before = (first.getUTCDay() + 6) % DAYS_OF_WEEK;
  const count = Math.ceil((before + last.getUTCDate()) / DAYS_OF_WEEK);
  const day = (index: number) =>
    new Date(Date.UTC(year, number - 1, 1 - before + index)).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_day, weekday) => day(week * DAYS_OF_WEEK + weekday)),
  );
}

/** The day on which a consultation stands in the calendar: that of the meeting, else the one that was wished for. */
export function dayOf({ scheduledAt, preferredDate }: ConsultationDto): string {
  return scheduledAt ? officeDay(scheduledAt) : (preferredDate ?? '');
}

/** "14:00"; null while the time is open. */
export function timeOf({ scheduledAt, preferredDate, preferredTime }: ConsultationDto): string | null {
  if (scheduledAt) return formatTime(scheduledAt);
  return preferredDate && preferredTime;
}

/** The consultations of a month by their days, each day in the order of the server. */
export function byDay(consultations: ConsultationDto[], month: string): Map<string, ConsultationDto[]> {
  const days = new Map<string, ConsultationDto[]>();
  for (const consultation of consultations) {
    const day = dayOf(consultation);
    // One that was wished for in this month may have been arranged for another.
    if (day.startsWith(month)) days.set(day, [...(days.get(day) ?? []), consultation]);
  }
  return new Map([...days].sort(([a], [b]) => (a < b ? -1 : 1)));
}
