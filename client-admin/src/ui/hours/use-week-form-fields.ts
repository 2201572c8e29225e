import { useReading } from '@consultancy/client-shared/calendar';
import { formatTimeOfDay } from '@consultancy/client-shared/calendar/times';
import { useTranslations } from 'use-intl';
import type { FormRules } from '../form-page';
import {
  type HoursValue,
  isInOrder,
  nameOfWeekday,
  type Weekday,
  WEEKDAYS,
  type WeekValues,
} from './hours-value';

/** The seven days as fields of a form: what they are called, how hours read, and what is wrong with them. */
export function useWeekFormFields<Values>(areShown: (values: Values) => boolean = () => true) {
  const t = useTranslations();
  const reading = useReading();
  const show = (hours: HoursValue) =>
    hours.isOpen
      ? `${formatTimeOfDay(hours.opens, reading)} – ${formatTimeOfDay(hours.closes, reading)}`
      : t('hours.closed');
  // Nobody could correct what is not shown.
  const problem = (hours: HoursValue, values: Values) =>
    isInOrder(hours) || !areShown(values) ? undefined : t('hours.order');
  const each = <Value>(valueOf: (weekday: Weekday) => Value) =>
    Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, valueOf(weekday)])) as Record<Weekday, Value>;
  const labels = each(nameOfWeekday);
  const rules: FormRules<WeekValues> = each(() => ({ show, problem }));
  /** What the server calls them. */
  const serverNames = Object.fromEntries(
    WEEKDAYS.map((weekday) => [`week.${weekday}.closes`, weekday]),
  ) as Record<string, Weekday>;
  return { labels, rules, serverNames, show };
}
