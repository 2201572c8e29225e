export { instantInAddisAbaba as officeInstant } from '../addis-ababa-time.js';
export { type CalendarDate, type CalendarName, dateIn } from './calendar-date.js';
export { dayOf, daysInMonth, monthsInYear } from './calendar-days.js';
export { type CalendarLanguage, calendarWords } from './calendar-words.js';
export {
  calendarsOf,
  formatDate,
  formatDateIn,
  monthName,
  officeDay,
  type Reading,
  readingOf,
} from './format-date.js';
export {
  formatDateTime,
  formatDateTimeIn,
  formatFullDate,
  formatMonth,
  formatTimeIn,
  formatTimeOfDay,
  officeTime,
  weekdayName,
} from './format-time.js';
export { timeWords } from './time-words.js';
