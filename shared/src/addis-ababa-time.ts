/** The firm's clock: UTC+3 all year round. */
const offset = '+03:00';
const offsetMs = 3 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** The calendar day there at an instant, YYYY-MM-DD. */
export function dayInAddisAbaba(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(0, 10);
}

/** The wall-clock time there at an instant, HH:MM. */
export function timeInAddisAbaba(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(11, 16);
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  // A day that no month has is taken for one of the next month.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** The day so many days after another, both YYYY-MM-DD. */
export function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/**
 * The instant that an ISO timestamp names; one without an offset is read off the clock there.
 * @returns undefined for any other text
 */
export function instantFrom(text: string): Date | undefined {
  const parts = /^([\d-]{10})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/.exec(text);
  if (!parts || !isDay(parts[1]!)) return undefined;
  const instant = new Date(parts[2] === undefined ? `${text}${offset}` : text);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** The instant of a wall-clock time there. @param day YYYY-MM-DD @param time HH:MM */
export function instantInAddisAbaba(day: string, time: string): Date {
  return new Date(`${day}T${time}:00${offset}`);
}

/** The instant at which the current month began there, or one that lies some months before. */
export function startOfMonthInAddisAbaba(now: Date, monthsBefore = 0): Date {
  const [year, month] = dayInAddisAbaba(now).split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 - monthsBefore, 1) - offsetMs);
}
