import { holidaysBetween } from '../../src/modules/office-hours/holidays/holidays-between.js';

/** The first such weekday that is two weeks ahead or more and no holiday, YYYY-MM-DD. @param weekday 0 for Sunday */
export function upcomingDay(weekday: number): string {
  const day = new Date(Date.now() + 14 * 24 * 60 * 60 * 1000);
  while (day.getUTCDay() !== weekday || isHoliday(day)) day.setUTCDate(day.getUTCDate() + 1);
  return dayOf(day);
}

/** Whether the office is closed, on any weekday. @param date at any time of the day in UTC */
export function isHoliday(date: Date): boolean {
  return holidaysBetween(dayOf(date), dayOf(date)).length > 0;
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
