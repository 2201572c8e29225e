import { dayOf } from '@consultancy/shared/calendar';

/** Years from the creation of the world to the first of the calendar, as the church counts them. */
const yearsBefore = 5500;

/** From the fast of Nineveh, which the reckoning finds first. */
const daysToSiklet = 67;
const daysToFasika = 69;

/** How many days the weekday of the new moon adds, Sunday first. */
const tewsak = [7, 6, 5, 4, 3, 2, 8];

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Good Friday and Easter of an Ethiopian year, by Bahire Hasab: the moon of the nineteen years' cycle names a day of
 * Meskerem or Tikimt (metqi), its weekday adds to it (tewsak), and both are the day of the fast of Nineveh.
 * @returns days, YYYY-MM-DD
 */
export function movableFeasts(year: number): { siklet: string; fasika: string } {
  const nineveh = fastOfNineveh(year);
  return { siklet: daysAfter(nineveh, daysToSiklet), fasika: daysAfter(nineveh, daysToFasika) };
}

function fastOfNineveh(year: number): string {
  const medeb = (yearsBefore + year) % 19;
  const wenber = medeb === 0 ? 18 : medeb - 1;
  const metqi = (wenber * 19) % 30 || 30;
  const isInMeskerem = metqi > 14;
  const newMoon = dayOf('ethiopian', { year, month: isInMeskerem ? 1 : 2, day: metqi })!;
  const mebajaHamer = metqi + tewsak[new Date(newMoon).getUTCDay()]!;
  // It falls into Tir, or, when the month is over, into Yekatit; after a moon of Tikimt always into that.
  const month = isInMeskerem && mebajaHamer <= 30 ? 5 : 6;
  return dayOf('ethiopian', { year, month, day: mebajaHamer > 30 ? mebajaHamer - 30 : mebajaHamer })!;
}

function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}
