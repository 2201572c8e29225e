import { dayAfter, dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { byTime, reasonOf, timeOf } from './backup-place.js';
import { BackupReason } from './backup.enums.js';

/** For so many days, weeks and months the newest backup of each is kept; those without one do not count. */
const periods: [number, (day: string) => string][] = [
  [7, (day) => day],
  [4, mondayOf],
  [6, (day) => day.slice(0, 7)],
];

/** So many of those that somebody requested, and of those before an update, are kept besides. */
const newestOfOtherReasons = 3;

/**
 * Chooses which backups are kept.
 * @param names of files, in any order
 * @param newest how many of the newest are kept in any case
 */
export function chooseKept(names: readonly string[], newest = 1): Set<string> {
  const newestFirst = [...names].sort(byTime).reverse();
  const kept = new Set(newestFirst.slice(0, newest));
  for (const [count, periodOf] of periods) {
    const seen = new Set<string>();
    for (const name of newestFirst) {
      const period = periodOf(dayInAddisAbaba(timeOf(name)));
      if (seen.has(period)) continue;
      if (seen.size === count) break;
      seen.add(period);
      kept.add(name);
    }
  }
  for (const reason of [BackupReason.MANUAL, BackupReason.BEFORE_UPDATE]) {
    const ofReason = newestFirst.filter((name) => reasonOf(name) === reason);
    for (const name of ofReason.slice(0, newestOfOtherReasons)) kept.add(name);
  }
  return kept;
}

function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
