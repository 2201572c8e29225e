export {
  formatDate,
  formatDateTime,
  formatFullDate,
  formatTime,
  OFFICE_TIME_ZONE,
  officeDay,
  officeInstant,
} from './dates';
export { imageSource, type ImageSource } from './images';
export { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from './language';
export { mapPage } from './map-page';
export { formatAverage, formatCompactNumber, formatNumber, formatPrice } from './numbers';
export { formatRelativeTime } from './relative-time';
export { initialsOf, truncateText } from './texts';
