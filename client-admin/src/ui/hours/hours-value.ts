import type { OfficeWeekDto, OpenHoursDto } from '@consultancy/client-shared/api/model';
import { shiftDay } from '@consultancy/client-shared/calendar';
import { weekdayName } from '@consultancy/client-shared/calendar/times';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies (keyof OfficeWeekDto)[];

export type Weekday = (typeof WEEKDAYS)[number];

/** The hours of a day as a form holds them: the times stay while there are none. */
export interface HoursValue extends OpenHoursDto {
  isOpen: boolean;
}

/** The hours of a week as a form holds them. */
export type WeekValues = Record<Weekday, HoursValue>;

/** A Monday, from which the names of weekdays are counted. */
const A_MONDAY = '2024-01-01';

const USUAL: OpenHoursDto = { opens: '09:00', closes: '12:00' };

export const nameOfWeekday = (weekday: Weekday): string =>
  weekdayName(shiftDay(A_MONDAY, WEEKDAYS.indexOf(weekday)), 'en');

export const hoursValue = (hours: OpenHoursDto | null | undefined): HoursValue => ({
  isOpen: Boolean(hours),
  ...(hours ?? USUAL),
});

export const weekValues = (week: OfficeWeekDto | null | undefined): WeekValues =>
  Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, hoursValue(week?.[weekday])])) as WeekValues;

/** What the server is sent for a day. */
export const hoursOf = ({ isOpen, opens, closes }: HoursValue): OpenHoursDto | null =>
  isOpen ? { opens, closes } : null;

/** What the server is sent for a week. */
export const weekOf = (values: WeekValues) =>
  Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, hoursOf(values[weekday])])) as Record<
    Weekday,
    OpenHoursDto | null
  >;

export function isInOrder({ isOpen, opens, closes }: HoursValue): boolean {
  return !isOpen || opens < closes;
}
