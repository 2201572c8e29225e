const LONGEST_SHOWN = 3;

/**
 * Returns for how many seconds somebody could have written: since the page loaded, because its fields can be filled in
 * before its scripts run. More than 3 count as 3: the same content, sent again, is then the same submission.
 */
export function secondsShown(): number {
  return Math.min(LONGEST_SHOWN, Math.floor(performance.now() / 1000));
}
