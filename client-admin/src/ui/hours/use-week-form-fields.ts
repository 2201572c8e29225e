import { formatTimeOfDay } from '@consultancy/client-shared/calendar/times';
import { useReading } from '@consultancy/client-shared/calendar';
import { useTranslations } from 'use-intl';
import type { FormField } from '../form-page';
import { type HoursValue, isInOrder, nameOfWeekday, type Weekday, WEEKDAYS } from './hours-value';

/** The seven days as fields of a form: what they are called, how hours read, and what is wrong with them. */
export function useWeekFormFields<Values>(areShown: (values: Values) => boolean = () => true) {
  const t = useTranslations();
  const reading = useReading();
  const show = (hours: HoursValue) =>
    hours.isOpen
      ? `${formatTimeOfDay(hours.opens, reading)} – ${formatTimeOfDay(hours.closes, reading)}`
      : t('hours.closed');
  const field = (weekday: Weekday): FormField => ({ label: nameOfWeekday(weekday), show, problem });
  // What nobody sees nobody could mend.
  const problem = (hours: HoursValue, values: Values) =>
    isInOrder(hours) || !areShown(values) ? undefined : t('hours.order');
  const fields = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, field(weekday)])) as Record<
    Weekday,
    FormField
  >;
  /** What the server calls them. */
  const serverNames = Object.fromEntries(
    WEEKDAYS.map((weekday) => [`week.${weekday}.closes`, weekday]),
  ) as Record<string, Weekday>;
  return { fields, serverNames, show };
}
