import { getGetOfficeHoursQueryOptions } from '@consultancy/client-shared/api/generated/settings/settings';
import type { DayNamesDto } from '@consultancy/client-shared/api/model';
import { shiftDay } from '@consultancy/client-shared/calendar';
import { type Language, officeToday } from '@consultancy/client-shared/format';

const DAYS_AHEAD = 364;

/** When the office is open, and on which days of the coming year it is otherwise. */
export const officeHoursQuery = () => {
  const today = officeToday();
  return getGetOfficeHoursQueryOptions({ from: today, to: shiftDay(today, DAYS_AHEAD) });
};

/** What a special day is called; staff may have written it in English only. */
export function dayNameIn(
  names: DayNamesDto,
  language: Language,
): { name: string; lang: Language | undefined } {
  const own = names[language];
  return own ? { name: own, lang: undefined } : { name: names.en, lang: 'en' };
}
