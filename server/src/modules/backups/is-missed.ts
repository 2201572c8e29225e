const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A start has other work to do first. */
const restAfterStartMs = 10 * minuteMs;
/** Until then the last good one is new enough, even where the schedule wanted one since. */
const freshMs = 24 * hourMs;
/** What fails again and again is tried four times a day, and staff are notified as often. */
const restAfterFailureMs = 6 * hourMs;

interface History {
  /** When the last good backup began. */
  lastGood: Date | null;
  /** When the last one began, good or not. */
  lastAttempt: Date | null;
  /** When this process started. */
  startedAt: Date;
  now: Date;
  /** When the schedule wants the first one after a time. */
  nextDueAfter: (time: Date) => Date;
}

/** Whether a backup has to be made before the schedule wants the next one. */
export function isMissed({ lastGood, lastAttempt, startedAt, now, nextDueAfter }: History): boolean {
  const since = (time: Date) => now.getTime() - time.getTime();
  if (since(startedAt) < restAfterStartMs) return false;
  if (lastGood && (since(lastGood) < freshMs || nextDueAfter(lastGood) > now)) return false;
  return !lastAttempt || lastAttempt < startedAt || since(lastAttempt) >= restAfterFailureMs;
}
