/** The first such weekday that is two weeks ahead or more, YYYY-MM-DD. @param weekday 0 for Sunday */
export function comingDay(weekday: number): string {
  const day = new Date(Date.now() + 14 * 24 * 60 * 60 * 1000);
  while (day.getUTCDay() !== weekday) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
