import {
  getGetOwnConsultationTimesQueryKey,
  useMoveOwnConsultation,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import type { MoveOwnConsultationDto, OwnConsultationDto } from '@consultancy/client-shared/api/model';
import { DatePicker } from '@consultancy/client-shared/calendar/date-picker';
import { officeToday } from '@consultancy/client-shared/format';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ActionForm } from '../../../ui/form/action-form';
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
  const queryClient = useQueryClient();
  const closedOn = useClosedDays();
  const move = useMoveOwnConsultation({
    mutation: {
      onSuccess: ({ data }) => onDone(data),
      onError: (_failure, { data: { date: asked } }) =>
        void queryClient.invalidateQueries({
          queryKey: getGetOwnConsultationTimesQueryKey({ token, date: asked }),
        }),
    },
  });
  const today = officeToday();
  const form = useForm({
    initialValues: { date: today, time: '' },
    validate: { date: (value) => (value < today ? t('consultation.pastDate') : null) },
  });
  const { date, time } = form.values;

  return (
    <ActionForm
      w="100%"
      action={move}
      form={form}
      onSend={() => move.mutate({ data: { token, date, time: time as MoveOwnConsultationDto['time'] } })}
      failed={t('consultation.failed')}
      submit={t('own.move.submit')}
      disabled={!time}
      beside={
        <Button variant="outline" onClick={onKeep}>
          {t('own.keep')}
        </Button>
      }
    >
      <FocusedHeading>{t('own.move.heading')}</FocusedHeading>
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
    </ActionForm>
  );
}
