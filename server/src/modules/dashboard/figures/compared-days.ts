import { dayAfter } from '@consultancy/shared/addis-ababa-time';
import { validationError } from '../../../common/errors/api-exception.js';

const dayMs = 24 * 60 * 60 * 1000;

/** More would not fit beside one another in a chart, nor into what is stored of visits. */
export const mostDays = 371;

/** Some days of Africa/Addis_Ababa, YYYY-MM-DD each, and as many just before them. */
export interface ComparedDays {
  now: { from: string; to: string };
  before: { from: string; to: string };
  /** Each day with the one that it is compared with. */
  pairs: { day: string; dayBefore: string }[];
}

/**
 * @param from the first day @param to the last one
 * @throws ApiException 400 where they end before they begin, or are too many
 */
export function comparedDays(from: string, to: string): ComparedDays {
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (count < 1) throw validationError([{ field: 'to', message: 'to cannot be before from.' }]);
  if (count > mostDays)
    throw validationError([{ field: 'to', message: `to must be at most ${mostDays - 1} days after from.` }]);
  const pairs = Array.from({ length: count }, (_, index) => ({
    day: dayAfter(from, index),
    dayBefore: dayAfter(from, index - count),
  }));
  return { now: { from, to }, before: { from: dayAfter(from, -count), to: dayAfter(from, -1) }, pairs };
}

/** Seven days each, counted from the first one; the last may be fewer. */
export function weeksOf<Day>(days: Day[]): Day[][] {
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
