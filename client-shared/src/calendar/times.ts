// What not every page of the public site shows; kept apart, so that it travels with those that do.
export type { CalendarDate } from '@consultancy/server/calendar/calendar-date';
export { dayOf, daysInMonth, monthsInYear } from '@consultancy/server/calendar/calendar-days';
export { officeInstant } from '@consultancy/server/calendar/format-time';
export {
  formatDateTime,
  formatDateTimeIn,
  formatFullDate,
  formatMonth,
  formatTimeIn,
  formatTimeOfDay,
  officeTime,
  weekdayName,
} from '@consultancy/server/calendar/format-time';
