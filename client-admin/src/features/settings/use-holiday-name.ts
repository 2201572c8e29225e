import { useListHolidays } from '@consultancy/client-shared/api/generated/settings/settings';
import { type Holiday } from '@consultancy/client-shared/api/model';
import { shiftDay } from '@consultancy/client-shared/calendar';
import { officeToday } from '@consultancy/client-shared/format';

const DAYS_AHEAD = 364;

/** The holidays from today on, for a year. */
export function useUpcomingHolidays() {
  const today = officeToday();
  return useListHolidays({ from: today, to: shiftDay(today, DAYS_AHEAD) });
}

/** What a holiday is called; until the list of them is there, by its plain name. */
export function useHolidayName(): (holiday: Holiday) => string {
  const holidays = useUpcomingHolidays().data?.data ?? [];
  return (holiday) => {
    const known = holidays.find((each) => each.holiday === holiday)?.names.en;
    return known ?? holiday.toLowerCase().replaceAll('_', ' ');
  };
}
