import {
  getGetOfficeHoursQueryKey,
  getGetOfficeHoursQueryOptions,
  useGetOfficeHours,
} from '@consultancy/client-shared/api/generated/settings/settings';
import type { DayNamesDto, PublicOfficeHoursEnvelope } from '@consultancy/client-shared/api/model';
import { shiftDay } from '@consultancy/client-shared/calendar';
import { type Language, officeToday } from '@consultancy/client-shared/format';

const DAYS_AHEAD = 364;

/** When the office is open, and on which days of the coming year it is otherwise. */
export const officeHours = () => getGetOfficeHoursQueryOptions(comingYear(), { query: readHours() });

export const useOfficeHours = () => useGetOfficeHours(comingYear(), { query: readHours() });

/** The key is the same every day: a page that was rendered or saved on another day still finds its hours. */
const readHours = () => ({
  queryKey: [...getGetOfficeHoursQueryKey(), 'coming-year'],
  select: ({ data }: PublicOfficeHoursEnvelope) => data,
});

function comingYear() {
  const from = officeToday();
  return { from, to: shiftDay(from, DAYS_AHEAD) };
}

/** What a special day is called; staff may have written it in English only. */
export function dayNameIn(
  names: DayNamesDto,
  language: Language,
): { name: string; lang: Language | undefined } {
  const own = names[language];
  return own ? { name: own, lang: undefined } : { name: names.en, lang: 'en' };
}
