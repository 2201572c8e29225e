import { useReading } from '@consultancy/client-shared/calendar';
import { weekdayOf } from '@consultancy/client-shared/calendar/calendar-month';
import { useTranslations } from 'use-intl';
import { useOfficeHours } from '../../lib/office-hours';
import { WEEKDAYS } from './week-runs';

/** @returns why the office is closed on a day, YYYY-MM-DD; undefined where it is open, and until that is known */
export function useClosedDays(): (day: string) => string | undefined {
  const t = useTranslations('contact');
  const { language } = useReading();
  const hours = useOfficeHours().data;
  return (day) => {
    if (!hours) return undefined;
    const special = hours.days.find((each) => each.day === day);
    // Staff may have named the day in English only, which nothing here could mark as such.
    if (special) return special.hours ? undefined : (special.names[language] ?? t('hours.closed'));
    return hours.week[WEEKDAYS[weekdayOf(day)]!] ? undefined : t('hours.closed');
  };
}
