export { HoursField } from './hours-field';
export {
  hoursOf,
  type HoursValue,
  hoursValue,
  isInOrder,
  nameOfWeekday,
  WEEKDAYS,
  type Weekday,
  weekOf,
  type WeekValues,
  weekValues,
} from './hours-value';
export { useWeekFormFields } from './use-week-form-fields';
export { WeekFields } from './week-fields';
