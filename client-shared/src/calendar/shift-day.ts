const DAY_MS = 24 * 60 * 60_000;

/** The day that lies some days later, or earlier. @param day YYYY-MM-DD */
export function shiftDay(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);
}
