import type { Holiday, OfficeHoursDto, SpecialDayDto } from '@consultancy/client-shared/api/model';
import { hoursOf, type HoursValue, hoursValue, weekOf, type WeekValues, weekValues } from '../../ui/hours';

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

export type OfficeHoursValues = WeekValues & { days: DayValue[] };

export function dayValue({ day, hours, holiday, names }: SpecialDayDto): DayValue {
  return {
    ...{ day, hours: hoursValue(hours), holiday: holiday ?? null },
    ...{ en: names?.en ?? '', am: names?.am ?? '', om: names?.om ?? '' },
  };
}

export function valuesOf(officeHours: OfficeHoursDto | undefined): OfficeHoursValues {
  return { ...weekValues(officeHours?.week), days: (officeHours?.days ?? []).map(dayValue) };
}

/** What the server is sent. */
export function requestOf(values: OfficeHoursValues) {
  return {
    week: weekOf(values),
    days: values.days.map(({ day, hours, holiday, en, am, om }) => ({
      ...{ day, hours: hoursOf(hours), holiday },
      names: holiday && en.trim() === '' ? null : { en, am: am.trim() || null, om: om.trim() || null },
    })),
  };
}
