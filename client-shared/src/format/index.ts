export { type CalendarName, dateIn } from '@consultancy/shared/calendar/calendar-date';
export {
  calendarsOf,
  formatDate,
  formatDateIn,
  formatYearIn,
  monthName,
  officeDay,
  officeToday,
  type Reading,
  readingOf,
} from '@consultancy/shared/calendar/format-date';
export { imageSource, type ImageSource, smallSource } from './images';
export { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from './language';
export { mapPage } from './map-page';
export { formatAverage, formatCompactNumber, formatNumber, formatPrice } from './numbers';
export { formatRelativeTime } from './relative-time';
export { initialsOf, truncateText } from './texts';
