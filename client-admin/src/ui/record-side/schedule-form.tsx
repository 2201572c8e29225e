import { officeInstant, officeTime } from '@consultancy/client-shared/calendar/times';
import { officeDay, officeToday } from '@consultancy/client-shared/format';
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { DateField } from '../date-field';
import { TimeField } from '../time-field';

interface ScheduleFormProps {
  /** When it is scheduled for now. */
  publishAt: string | null;
  isPending: boolean;
  onSchedule: (at: string, onInvalid: (message: string) => void) => void;
}

/** Day and hour of a publication, on the clock of Addis Ababa. */
export function ScheduleForm({ publishAt, isPending, onSchedule }: ScheduleFormProps) {
  const t = useTranslations('recordSide');
  const at = publishAt ? new Date(publishAt) : null;
  const needed = (value: string) => (value ? null : t('timeNeeded'));
  const form = useForm({
    initialValues: { day: at ? officeDay(at) : '', time: at ? officeTime(at) : '' },
    validate: { day: needed, time: needed },
  });
  const schedule = ({ day, time }: typeof form.values) =>
    onSchedule(officeInstant(day, time).toISOString(), (message) => form.setFieldError('time', message));
  return (
    <form noValidate onSubmit={form.onSubmit(schedule)}>
      <Stack gap="xs">
        <DateField label={t('day')} min={officeToday()} {...form.getInputProps('day')} />
        <TimeField label={t('time')} {...form.getInputProps('time')} />
        <Button type="submit" loading={isPending}>
          {t('schedule')}
        </Button>
      </Stack>
    </form>
  );
}
