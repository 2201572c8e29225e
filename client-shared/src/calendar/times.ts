// What not every page of the public site shows; kept apart, so that it travels with those that do.
export type { CalendarDate } from '@consultancy/shared/calendar/calendar-date';
export { dayOf, daysInMonth, monthsInYear } from '@consultancy/shared/calendar/calendar-days';
export { officeInstant } from '@consultancy/shared/calendar/format-time';
export {
  formatDateTime,
  formatDateTimeIn,
  formatFullDate,
  formatMonth,
  formatTimeIn,
  formatTimeOfDay,
  officeTime,
  weekdayName,
} from '@consultancy/shared/calendar/format-time';
