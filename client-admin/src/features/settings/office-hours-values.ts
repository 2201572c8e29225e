import type {
  Holiday,
  OfficeHoursDto,
  OfficeWeekDto,
  OpenHoursDto,
  SpecialDayDto,
} from '@consultancy/client-shared/api/model';

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

/** When the office is open on a day, as a form holds it: the times stay while it is closed. */
export interface HoursValue extends OpenHoursDto {
  isOpen: boolean;
}

/** A special day as a form holds it. */
export interface DayValue {
  /** YYYY-MM-DD, or empty. */
  day: string;
  hours: HoursValue;
  holiday: Holiday | null;
  en: string;
  am: string;
  om: string;
}

export type OfficeHoursValues = Record<Weekday, HoursValue> & { days: DayValue[] };

const USUAL: OpenHoursDto = { opens: '09:00', closes: '12:00' };

export const hoursValue = (hours: OpenHoursDto | null | undefined): HoursValue => ({
  isOpen: Boolean(hours),
  ...(hours ?? USUAL),
});

export function dayValue({ day, hours, holiday, names }: SpecialDayDto): DayValue {
  return {
    ...{ day, hours: hoursValue(hours), holiday: holiday ?? null },
    ...{ en: names?.en ?? '', am: names?.am ?? '', om: names?.om ?? '' },
  };
}

export function valuesOf(officeHours: OfficeHoursDto | undefined): OfficeHoursValues {
  const week = Object.fromEntries(
    WEEKDAYS.map((weekday) => [weekday, hoursValue(officeHours?.week[weekday])]),
  ) as Record<Weekday, HoursValue>;
  return { ...week, days: (officeHours?.days ?? []).map(dayValue) };
}

/** What the server is sent. */
export function requestOf(values: OfficeHoursValues) {
  const hoursOf = ({ isOpen, opens, closes }: HoursValue) => (isOpen ? { opens, closes } : null);
  return {
    week: Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, hoursOf(values[weekday])])),
    days: values.days.map(({ day, hours, holiday, en, am, om }) => ({
      ...{ day, hours: hoursOf(hours), holiday },
      names: holiday && en.trim() === '' ? null : { en, am: am.trim() || null, om: om.trim() || null },
    })),
  };
}

export function isInOrder({ isOpen, opens, closes }: HoursValue): boolean {
  return !isOpen || opens < closes;
}
