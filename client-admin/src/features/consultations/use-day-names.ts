import { useGetOfficeHours } from '@consultancy/client-shared/api/generated/settings/settings';

/**
 * What the holidays and closed days of some time are called, by day, in order; none until they are known: a calendar
 * without them is one all the same.
 * @param from the first day, YYYY-MM-DD @param to the last one
 */
export function useDayNames(from: string, to: string): Map<string, string> {
  const days = useGetOfficeHours({ from, to }).data?.data.days ?? [];
  return new Map(days.map(({ day, names }) => [day, names.en]));
}
