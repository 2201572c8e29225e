import {
  getGetStaffOfficeHoursQueryKey,
  getListHolidaysQueryKey,
  updateOfficeHours,
} from '@consultancy/client-shared/api/generated/settings/settings';
import type { OfficeHoursDto } from '@consultancy/client-shared/api/model';
import { formatTimeOfDay, weekdayName } from '@consultancy/client-shared/calendar/times';
import { shiftDay, useReading } from '@consultancy/client-shared/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type FormField, FormSection, RecordForm, useRecordForm } from '../../ui/form-page';
import { ComingHolidays } from './coming-holidays';
import { HoursField } from './hours-field';
import classes from './office-hours.module.css';
import {
  type DayValue,
  dayValue,
  type HoursValue,
  isInOrder,
  type OfficeHoursValues,
  requestOf,
  valuesOf,
  WEEKDAYS,
} from './office-hours-values';
import { SpecialDays } from './special-days';

/** A Monday, from which the names of weekdays are counted. */
const A_MONDAY = '2024-01-01';

/** When the office is open: the week, and the days on which it is otherwise. */
export function OfficeHoursForm({ officeHours }: { officeHours: OfficeHoursDto }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const reading = useReading();
  const names = WEEKDAYS.map((_, index) => weekdayName(shiftDay(A_MONDAY, index), 'en'));

  const show = (hours: HoursValue) =>
    hours.isOpen
      ? `${formatTimeOfDay(hours.opens, reading)} – ${formatTimeOfDay(hours.closes, reading)}`
      : t('settings.office.closed');
  const weekday = (label: string): FormField => ({
    ...{ label, show },
    problem: (hours: HoursValue) => (isInOrder(hours) ? undefined : t('settings.office.order')),
  });
  const problemOfDays = (days: DayValue[]): string | undefined => {
    if (days.some(({ day }) => day === '')) return t('settings.office.dayMissing');
    if (new Set(days.map(({ day }) => day)).size < days.length) return t('settings.office.dayTwice');
    if (days.some(({ holiday, en }) => !holiday && en.trim() === '')) return t('settings.office.nameMissing');
    return days.every(({ hours }) => isInOrder(hours)) ? undefined : t('settings.office.order');
  };
  const page = useRecordForm<OfficeHoursValues, OfficeHoursDto>({
    name: 'office-hours',
    record: officeHours,
    valuesOf,
    fields: {
      ...(Object.fromEntries(WEEKDAYS.map((name, index) => [name, weekday(names[index] ?? name)])) as Record<
        (typeof WEEKDAYS)[number],
        FormField
      >),
      days: {
        label: t('settings.office.days'),
        problem: problemOfDays,
        show: (days: DayValue[]) =>
          days.map((day) => `${day.day}: ${day.en || (day.holiday ?? '')}, ${show(day.hours)}`).join('; '),
      },
    },
    serverNames: Object.fromEntries(WEEKDAYS.map((name) => [`week.${name}.closes`, name])),
    save: async (values, version) => {
      const answer = await updateOfficeHours({ ...requestOf(values), version });
      queryClient.setQueryData(getGetStaffOfficeHoursQueryKey(), answer);
      return answer;
    },
    done: t('settings.office.saved'),
    failed: t('settings.office.saveFailed'),
    refreshes: [getListHolidaysQueryKey()],
  });
  const { days } = page.form.values;
  const setDays = (next: DayValue[]) => page.form.setFieldValue('days', next);

  return (
    <RecordForm title={t('settings.hours')} saveLabel={t('settings.office.save')} page={page}>
      <FormSection title={t('settings.office.week')} hint={t('settings.office.weekHint')}>
        <div className={classes.week} data-wide>
          {WEEKDAYS.map((name, index) => (
            <HoursField
              key={name}
              name={names[index] ?? name}
              value={page.form.values[name]}
              onChange={(hours) => page.form.setFieldValue(name, hours as never)}
              error={page.form.errors[name]}
            />
          ))}
        </div>
      </FormSection>
      <FormSection title={t('settings.office.days')} hint={t('settings.office.daysHint')}>
        <SpecialDays value={days} onChange={setDays} error={page.form.errors['days']} />
      </FormSection>
      <FormSection title={t('settings.office.holidays')} hint={t('settings.office.holidaysHint')}>
        <ComingHolidays
          entered={days}
          onEnter={(day, holiday, hours) => setDays([...days, dayValue({ day, holiday, hours })])}
        />
      </FormSection>
    </RecordForm>
  );
}
