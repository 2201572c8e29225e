import {
  getGetStaffOfficeHoursQueryKey,
  useGetStaffOfficeHours,
  useUpdateOfficeHours,
} from '@consultancy/client-shared/api/generated/settings/settings';
import type { OfficeHoursDto } from '@consultancy/client-shared/api/model';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { FormSection, RecordForm, useRecordForm } from '../../ui/form-page';
import { isInOrder, useWeekFormFields, WeekFields } from '../../ui/hours';
import { RecordSkeleton } from '../../ui/record-skeleton';
import { useAffectedMeetings } from '../../ui/use-affected-meetings';
import { type DayValue, dayValue, type OfficeHoursValues, requestOf, valuesOf } from './office-hours-values';
import { SpecialDays } from './special-days';
import { settingsTexts } from './texts';
import { UpcomingHolidays } from './upcoming-holidays';

export function OfficeHours() {
  const t = useTranslations();
  // A change must be based on the newest version.
  const query = useGetStaffOfficeHours({ query: { refetchOnMount: 'always' } });
  return (
    <QueryOutcome query={query} pending={<RecordSkeleton />} failed={t('settings.office.loadFailed')}>
      {({ data }) => <OfficeHoursForm officeHours={data} />}
    </QueryOutcome>
  );
}

/** When the office is open: the week, and the days on which it is otherwise. */
function OfficeHoursForm({ officeHours }: { officeHours: OfficeHoursDto }) {
  const t = useTranslations();
  const week = useWeekFormFields();
  const showAffected = useAffectedMeetings();
  const update = useUpdateOfficeHours({ mutation: { onSuccess: ({ data }) => showAffected(data) } });
  const problemOfDays = (days: DayValue[]): string | undefined => {
    if (days.some(({ day }) => day === '')) return t('settings.office.dayMissing');
    if (new Set(days.map(({ day }) => day)).size < days.length) return t('settings.office.dayTwice');
    if (days.some(({ holiday, en }) => !holiday && en.trim() === '')) return t('settings.office.nameMissing');
    return days.every(({ hours }) => isInOrder(hours)) ? undefined : t('hours.order');
  };
  const page = useRecordForm<OfficeHoursValues, OfficeHoursDto>({
    name: 'office-hours',
    record: officeHours,
    valuesOf,
    labels: { ...week.labels, days: settingsTexts.office.days },
    rules: {
      ...week.rules,
      days: {
        problem: problemOfDays,
        show: (days: DayValue[]) =>
          days
            .map((day) => `${day.day}: ${day.en || (day.holiday ?? '')}, ${week.show(day.hours)}`)
            .join('; '),
      },
    },
    serverNames: week.serverNames,
    save: (values, version) => update.mutateAsync({ data: { ...requestOf(values), version } }),
    shownBy: getGetStaffOfficeHoursQueryKey(),
    done: t('settings.office.saved'),
    failed: t('settings.office.saveFailed'),
  });
  const { days } = page.form.values;
  const setDays = (next: DayValue[]) => page.form.setFieldValue('days', next);

  return (
    <RecordForm title={t('sections.officeHours')} saveLabel={t('settings.office.save')} page={page}>
      <FormSection title={t('settings.office.week')} hint={t('settings.office.weekHint')}>
        <WeekFields
          values={page.form.values}
          onChange={(weekday, hours) => page.form.setFieldValue(weekday, hours as never)}
          errors={page.form.errors}
        />
      </FormSection>
      <FormSection title={t('settings.office.days')} hint={t('settings.office.daysHint')}>
        <SpecialDays value={days} onChange={setDays} error={page.form.errors['days']} />
      </FormSection>
      <FormSection title={t('settings.office.holidays')} hint={t('settings.office.holidaysHint')}>
        <UpcomingHolidays
          entered={days}
          onEnter={(day, holiday, hours) => setDays([...days, dayValue({ day, holiday, hours })])}
        />
      </FormSection>
    </RecordForm>
  );
}
