import { useReading } from '@consultancy/client-shared/calendar';
import { formatYearIn } from '@consultancy/client-shared/format';

/** Year of a project that does not say its own. */
export const DEFAULT_YEAR = '2023';

/** Returns a function that writes a Gregorian year in the reader's calendar. */
export function useYear(): (year: string | null) => string {
  const { calendar, language } = useReading();
  return (year) => formatYearIn(calendar, year ?? DEFAULT_YEAR, language);
}
