import { startOfMonthInAddisAbaba } from '@consultancy/shared/addis-ababa-time';

/** This month so far, and the same days of last month; each begins at its start and ends before its end. */
export interface ComparedMonths {
  thisStart: Date;
  lastStart: Date;
  lastEnd: Date;
}

/** The stretches of time that are compared, in Africa/Addis_Ababa. */
export function comparedMonths(now: Date): ComparedMonths {
  const thisStart = startOfMonthInAddisAbaba(now);
  const lastStart = startOfMonthInAddisAbaba(now, 1);
  const elapsedMs = now.getTime() - thisStart.getTime();
  // On the 31st of March there is no such day in February: its whole month counts.
  const lastEnd = new Date(Math.min(lastStart.getTime() + elapsedMs, thisStart.getTime()));
  return { thisStart, lastStart, lastEnd };
}

/** Percent to one decimal; 100 when there was nothing before and there is something now. */
export function percentChange(now: number, before: number): number {
  if (before === 0) return now === 0 ? 0 : 100;
  return Math.round((1000 * (now - before)) / before) / 10;
}
