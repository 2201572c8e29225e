/** The firm's clock: UTC+3 all year round. */
const offset = '+03:00';
const offsetMs = 3 * 60 * 60 * 1000;

/** The calendar day there at an instant, YYYY-MM-DD. */
export function dayInAddisAbaba(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(0, 10);
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
