import type { OfficeWeekDto } from '@consultancy/client-shared/api/model';
import { formatTimeIn } from '@consultancy/client-shared/calendar/times';
import type { Reading } from '@consultancy/client-shared/format';
import { nameOfWeekday, WEEKDAYS } from '../../../ui/hours';

/** The hours of a week in a line, days of the same hours together: "Mon–Thu 09:00–17:00, Sat 09:00–12:00". */
export function hoursInWords(week: OfficeWeekDto, { calendar, language }: Reading): string {
  const time = (clock: string) => formatTimeIn(calendar, clock, language);
  const groups: { first: string; last: string; hours: string }[] = [];
  let isAdjacent = false;
  for (const weekday of WEEKDAYS) {
    const open = week[weekday];
    const before = groups.at(-1);
    const name = nameOfWeekday(weekday).slice(0, 3);
    const hours = open ? `${time(open.opens)}–${time(open.closes)}` : '';
    if (open && isAdjacent && before?.hours === hours) before.last = name;
    else if (open) groups.push({ first: name, last: name, hours });
    isAdjacent = open !== null;
  }
  return groups
    .map(({ first, last, hours }) => `${first === last ? first : `${first}–${last}`} ${hours}`)
    .join(', ');
}
