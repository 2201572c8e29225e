import { dayInAddisAbaba, instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import type { EntityManager } from 'typeorm';
import { OfficeHours, officeHoursId } from './office-hours.entity.js';
import { usualHoursOn, usualWeek } from './office-week.js';
import { specialDaysBetween } from './special-days.js';

/** An office that never opens again answers no later than this. */
const mostDays = 120;
const dayMs = 24 * 60 * 60 * 1000;

/** What the office hours are made of; to be queried within a larger statement. No row while the usual ones hold. */
export const selectOfficeHours = `SELECT week, days FROM office_hours`;

export type OfficeHoursRow = Pick<OfficeHours, 'week' | 'days'>;

/** The same by itself. */
export async function findOfficeHours(manager: EntityManager): Promise<OfficeHoursRow | undefined> {
  return (await manager.findOneBy(OfficeHours, { id: officeHoursId })) ?? undefined;
}

/** What the site promises visitors: an answer within 24 hours, counted while the office is open. */
export const promisedMs = 24 * 60 * 60 * 1000;

/**
 * When some time of open office is over: the clock goes on only while the office is open, so nights, holidays and
 * closed days count for nothing.
 * @param hours the row of `selectOfficeHours` @param ms how long the office is open until then
 */
export function afterOfficeTime(
  { week, days }: OfficeHoursRow = { week: usualWeek, days: [] },
  from: Date,
  ms: number,
): Date {
  const dayAt = (index: number) => dayInAddisAbaba(new Date(from.getTime() + index * dayMs));
  const special = new Map(
    specialDaysBetween(days, dayAt(0), dayAt(mostDays)).map(({ day, hours }) => [day, hours]),
  );
  let left = ms;
  for (let index = 0; index < mostDays; index += 1) {
    const day = dayAt(index);
    const hours = special.has(day) ? special.get(day) : usualHoursOn(week, day);
    if (!hours) continue;
    const opens = Math.max(instantInAddisAbaba(day, hours.opens).getTime(), from.getTime());
    const open = instantInAddisAbaba(day, hours.closes).getTime() - opens;
    if (open >= left) return new Date(opens + left);
    left -= Math.max(0, open);
  }
  return new Date(from.getTime() + mostDays * dayMs);
}
