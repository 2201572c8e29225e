import { moveOwnConsultation } from '@consultancy/client-shared/api/generated/consultations/consultations';
import type { MoveOwnConsultationDto, OwnConsultationDto } from '@consultancy/client-shared/api/model';
import { DatePicker } from '@consultancy/client-shared/calendar/date-picker';
import { officeDay } from '@consultancy/client-shared/format';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FormFailure, FormLayout } from '../../../ui/form/form-layout';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useFailureText } from '../../../ui/form/use-failure-text';
import { useSubmission } from '../../../ui/form/use-submission';
import { Group } from '../../../ui/layout';
import { SlotPicker } from '../slot-picker';
import { useClosedDays } from '../use-closed-days';
import { FocusedHeading } from './focused-heading';

interface MoveAppointmentProps {
  token: string;
  onDone: (moved: OwnConsultationDto) => void;
  onKeep: () => void;
}

/** Another time for a consultation. One that somebody took meanwhile is said, and greyed out. */
export function MoveAppointment({ token, onDone, onKeep }: MoveAppointmentProps) {
  const t = useTranslations('contact');
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const closedOn = useClosedDays();
  const move = useSubmission(moveOwnConsultation);
  const today = officeDay(new Date());
  const form = useForm({
    initialValues: { date: today, time: '' },
    validate: { date: (value) => (value < today ? t('consultation.pastDate') : null) },
  });
  const { date, time } = form.values;

  function submit() {
    move.mutate(
      { token, date, time: time as MoveOwnConsultationDto['time'] },
      {
        onSuccess: ({ data }) => onDone(data),
        onError: ({ fieldErrors }) => {
          form.setErrors(fieldErrors);
          void queryClient.invalidateQueries({ queryKey: ['own-consultation-times'] });
        },
      },
    );
  }

  return (
    <FormLayout w="100%" onSubmit={form.onSubmit(submit)}>
      <FocusedHeading>{t('own.move.heading')}</FocusedHeading>
      <FormFailure>{move.error && failureText(move.error, t('consultation.failed'))}</FormFailure>
      <DatePicker
        label={t('own.move.date')}
        min={today}
        closedOn={closedOn}
        required
        {...form.getInputProps('date')}
      />
      <SlotPicker
        date={date}
        value={time}
        onChange={(slot) => form.setFieldValue('time', slot)}
        onNext={(next) => form.setValues(next)}
        ownToken={token}
      />
      <Group>
        <SubmitButton loading={move.isPending} disabled={!time}>
          {t('own.move.submit')}
        </SubmitButton>
        <Button variant="outline" onClick={onKeep}>
          {t('own.keep')}
        </Button>
      </Group>
    </FormLayout>
  );
}
