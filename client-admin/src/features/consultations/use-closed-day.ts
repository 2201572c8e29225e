import { useGetOfficeHours } from '@consultancy/client-shared/api/generated/settings/settings';
import { useTranslations } from 'use-intl';
import { WEEKDAYS } from '../../ui/hours';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Says that the office is closed on a day, and why; staff may book it all the same. Empty while nothing is known. */
export function useClosedDay(day: string): string {
  const t = useTranslations('consultations.form');
  const isDay = DAY.test(day);
  const query = useGetOfficeHours({ from: day, to: day }, { query: { enabled: isDay } });
  const hours = query.data?.data;
  if (!hours || !isDay) return '';
  const special = hours.days.find((each) => each.day === day);
  if (special) return special.hours ? '' : t('closedNamed', { name: special.names.en });
  const weekday = WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]!;
  return hours.week[weekday] ? '' : t('closed');
}
