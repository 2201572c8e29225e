const sevenDaysMs = 7 * 24 * 60 * 60 * 1000;

/** Since when a record counts as recent in the statistics of the back office. */
export function startOfLastSevenDays(): Date {
  return new Date(Date.now() - sevenDaysMs);
}
