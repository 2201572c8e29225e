export { instantInAddisAbaba as officeInstant } from '../addis-ababa-time.ts';
export { type CalendarDate, type CalendarName, dateIn } from './calendar-date.ts';
export { dayOf, daysInMonth, monthsInYear } from './calendar-days.ts';
export { type CalendarLanguage, calendarWords } from './calendar-words.ts';
export {
  calendarsOf,
  formatDate,
  formatDateIn,
  formatYearIn,
  monthName,
  officeDay,
  type Reading,
  readingOf,
} from './format-date.ts';
export {
  formatDateTime,
  formatDateTimeIn,
  formatFullDate,
  formatMonth,
  formatTimeIn,
  formatTimeOfDay,
  officeTime,
  weekdayName,
} from './format-time.ts';
export { timeWords } from './time-words.ts';
