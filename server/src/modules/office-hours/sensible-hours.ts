import type { FieldError } from '../../common/errors/api-exception.js';
import type { UpdateOfficeWeekDto } from './dto/office-week.dto.js';
import { type OfficeWeek, type OpenHours, weekdays } from './office-week.js';

/** What is wrong with the hours of a week, as they are sent. @param field what the week is called there */
export function faultsOfWeek(field: string, week: UpdateOfficeWeekDto): FieldError[] {
  return weekdays.flatMap((weekday) => faultOfHours(`${field}.${weekday}`, week[weekday]));
}

/** What is wrong with the hours of a day. @param field what they are called where they are sent */
export function faultOfHours(field: string, hours: OpenHours | null | undefined): FieldError[] {
  if (!hours || hours.opens < hours.closes) return [];
  return [{ field: `${field}.closes`, message: 'closes must be later than opens.' }];
}

/** A week as it is stored: plain objects, and null for the days that are left out. */
export function fullWeek(week: UpdateOfficeWeekDto): OfficeWeek {
  const days = weekdays.map((weekday) => {
    const hours = week[weekday];
    return [weekday, hours ? { opens: hours.opens, closes: hours.closes } : null];
  });
  return Object.fromEntries(days) as OfficeWeek;
}
