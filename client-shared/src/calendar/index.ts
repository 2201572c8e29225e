export { CalendarChoice, useReading } from './calendar-choice';
export { DateText } from './date-text';
export { shiftDay } from './shift-day';
