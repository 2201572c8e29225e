import type { OfficeWeekDto, OpenHoursDto } from '@consultancy/client-shared/api/model';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies (keyof OfficeWeekDto)[];

/** Days that follow each other with the same hours: positions in the week, from Monday, 0. */
export interface WeekRun {
  first: number;
  last: number;
  hours: OpenHoursDto | null;
}

/** A week in as few lines as possible. */
export function weekRuns(week: OfficeWeekDto): WeekRun[] {
  const runs: WeekRun[] = [];
  WEEKDAYS.forEach((weekday, index) => {
    const hours = week[weekday];
    const run = runs.at(-1);
    const goesOn = run && run.hours?.opens === hours?.opens && run.hours?.closes === hours?.closes;
    if (goesOn) run.last = index;
    else runs.push({ first: index, last: index, hours });
  });
  return runs;
}
