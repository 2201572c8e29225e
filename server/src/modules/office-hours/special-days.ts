import { Holiday } from './holiday.enum.js';
import { holidayNames } from './holidays/holiday-names.js';
import type { DayNames } from './holidays/holiday-names.js';
import { type DatedHoliday, holidaysBetween, proposedFeasts } from './holidays/holidays-between.js';
import {
  type OfficeDay,
  type OfficeWeek,
  type OpenHours,
  type SpecialDay,
  usualHoursOn,
} from './office-week.js';

/** A day on which the office is not open as usual, and why. */
export interface NamedDay {
  day: string;
  hours: OpenHours | null;
  holiday: Holiday | null;
  names: DayNames;
}

/** How far from its proposed day a feast may be seen. */
const daysAround = 3;
const dayMs = 24 * 60 * 60 * 1000;

/** What staff entered, and the holidays that they said nothing about, on which the office is closed; in order. */
export function specialDaysBetween(entered: SpecialDay[], from: string, to: string): NamedDay[] {
  const own = entered.filter(({ day }) => day >= from && day <= to);
  const isOwn = new Set(own.map(({ day }) => day));
  const computed = holidaysBetween(from, to).filter(({ day }) => !isOwn.has(day));
  return [
    ...own.map(({ day, hours, holiday, names }) => ({ day, hours, holiday, names: nameOf(holiday, names) })),
    ...computed.map(({ day, holiday }) => ({ day, hours: null, holiday, names: holidayNames[holiday] })),
  ].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** When the office is open on a day. */
export function officeDayOf(week: OfficeWeek, entered: SpecialDay[], day: string): OfficeDay {
  const [special] = specialDaysBetween(entered, day, day);
  return special
    ? { hours: special.hours, names: special.names }
    : { hours: usualHoursOn(week, day), names: null };
}

/** The Islamic feasts that staff have not confirmed yet. */
export function unconfirmedFeasts(entered: SpecialDay[], from: string, to: string): DatedHoliday[] {
  const isConfirmed = (feast: DatedHoliday) =>
    entered.some(
      ({ day, holiday }) =>
        holiday === feast.holiday && Math.abs(Date.parse(day) - Date.parse(feast.day)) <= daysAround * dayMs,
    );
  return proposedFeasts(from, to).filter((feast) => !isConfirmed(feast));
}

function nameOf(holiday: Holiday | null, names: DayNames | null): DayNames {
  return names ?? (holiday ? holidayNames[holiday] : { en: 'Closed', am: 'ዝግ', om: 'Cufaa' });
}
