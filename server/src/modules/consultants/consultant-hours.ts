import { formatDate, formatFullDate, readingOf, weekdayName } from '@consultancy/shared/calendar';
import { type OfficeDay, type OpenHours, usualHoursOn } from '../office-hours/office-hours.module.js';
import type { Consultant, DaysAway } from './consultant.entity.js';

type Worker = Pick<Consultant, 'name' | 'week' | 'away'>;

/**
 * When somebody meets clients on a day. Nobody does while the office stays closed, be it a holiday or a closed day of
 * the week. On any other day their own hours replace the office's, so that they can be longer or shorter; on
 * a day that the office opens otherwise than usual they meet clients in what both have in common.
 * @param day YYYY-MM-DD
 * @returns null where they do not work
 */
export function workingHoursOn({ week, away }: Worker, office: OfficeDay, day: string): OpenHours | null {
  if (!office.hours || awayOn(away, day)) return null;
  if (!week) return office.hours;
  const own = usualHoursOn(week, day);
  // Only special days have names.
  return own && office.names ? commonHours(own, office.hours) : own;
}

/**
 * Why somebody meets no client at a time, for staff.
 * @param hours what `workingHoursOn` says of the day
 */
export function whyNotWorking(
  { name, week, away }: Worker,
  office: OfficeDay,
  day: string,
  hours: OpenHours | null,
): string {
  const reading = readingOf('en');
  const date = formatFullDate(day, reading);
  if (!office.hours) {
    const occasion = office.names ? ` (${office.names.en})` : '';
    return `The office is closed on ${date}${occasion}, so ${name} does not work then.`;
  }
  const absence = awayOn(away, day);
  if (absence) {
    const reason = absence.reason ? ` (${absence.reason})` : '';
    return `${name} is away until ${formatDate(absence.to, reading)}${reason}.`;
  }
  if (hours) return `${name} works from ${hours.opens} to ${hours.closes} on ${date}.`;
  return week && !usualHoursOn(week, day)
    ? `${name} does not work on ${weekdayName(day, 'en')}s.`
    : `${name} does not work while the office is open on ${date}.`;
}

function awayOn(away: DaysAway[], day: string): DaysAway | undefined {
  return away.find(({ from, to }) => from <= day && day <= to);
}

function commonHours(own: OpenHours, office: OpenHours): OpenHours | null {
  const opens = own.opens > office.opens ? own.opens : office.opens;
  const closes = own.closes < office.closes ? own.closes : office.closes;
  return opens < closes ? { opens, closes } : null;
}
