import { currentRecord } from '@consultancy/client-shared/api';
import {
  useGetConsultationTimes,
  useUpdateConsultation,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import { useReading } from '@consultancy/client-shared/calendar';
import {
  formatDateTime,
  formatTimeOfDay,
  officeInstant,
  officeTime,
} from '@consultancy/client-shared/calendar/times';
import { Alert, Button, Group, NativeSelect, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DateField } from '../../ui/date-field';
import { Dialog } from '../../ui/dialog';
import { useMutationFailureText } from '../../ui/failure-text';
import { useFailureToast } from '../../ui/mutation-feedback';
import { toasts } from '../../ui/toasts';
import { dayOfConsultation } from './calendar-month';
import { NOBODY, useConsultants } from './consultants/use-consultants';
import { TIME_SLOTS } from './consultation-choices';
import type { Meeting } from './is-meeting';
import { consultationLabels as labels } from './texts';

interface MoveConsultationProps {
  consultation: Meeting;
  /** Where it was dragged to, YYYY-MM-DD; the day that it has where it was not. */
  day?: string;
  onClose: () => void;
}

/** Asks before a meeting is moved, since its client is written to; where the time is taken it says by whom. */
export function MoveConsultation({ consultation, day: chosen, onClose }: MoveConsultationProps) {
  const t = useTranslations();
  const reading = useReading();
  const failureText = useMutationFailureText();
  const { id, version, clientName: client, scheduledAt } = consultation;
  const [day, setDay] = useState(chosen ?? dayOfConsultation(consultation));
  const [time, setTime] = useState(officeTime(scheduledAt));
  const [refusal, setRefusal] = useState('');
  // Until somebody is chosen here it is the current consultant, who may just have changed.
  const [given, give] = useState<number | null>();
  const holder = given === undefined ? consultation.consultantId : given;
  const { areThere, choicesFor, nameOf } = useConsultants();
  const requested = { date: day, consultantId: holder ?? Number(NOBODY) };
  const free = useGetConsultationTimes(id, requested, { query: { enabled: day !== '' } }).data?.data.slots;
  const isUnusual = free !== undefined && !free.some((slot) => slot.time === time && slot.available);
  const times: string[] = [...TIME_SLOTS];
  // Staff may have scheduled it for any minute.
  if (!times.includes(officeTime(scheduledAt))) times.push(officeTime(scheduledAt));

  const fail = useFailureToast();
  const move = useUpdateConsultation({
    mutation: {
      onSuccess: (_answer, { data: { scheduledAt: begins } }) => {
        const when = formatDateTime(begins!, reading);
        toasts.success(t('consultations.move.done', { client, when }));
        onClose();
      },
      onError: (failure) => {
        // What somebody else changed meanwhile is said by the toast, and shown once it is closed.
        if (currentRecord(failure)) {
          fail(failure, t('consultations.move.failed'), { record: consultation, labels });
          onClose();
        } else {
          setRefusal(failureText(failure, t('consultations.move.failed')));
        }
      },
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setRefusal('');
    if (!day || move.isPending) return;
    const data = {
      ...{ scheduledAt: officeInstant(day, time).toISOString(), version },
      ...(holder !== consultation.consultantId && { consultantId: holder }),
      // They read below that it lies outside, and move it all the same.
      ...(holder !== null && isUnusual && { outsideHours: true }),
    };
    move.mutate({ id, data });
  }

  return (
    <Dialog onClose={onClose} title={t('consultations.move.title', { client })}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <p>
            {t('consultations.move.text', { when: formatDateTime(scheduledAt, reading) })}{' '}
            {consultation.clientEmail ? t('consultations.move.notified') : t('consultations.noEmail')}
          </p>
          {refusal && (
            <Alert color="red" variant="light" role="alert">
              {refusal}
            </Alert>
          )}
          <DateField label={t('consultations.move.day')} value={day} onChange={setDay} required />
          <NativeSelect
            label={t('consultations.move.time')}
            value={time}
            data-autofocus
            onChange={(event) => setTime(event.currentTarget.value)}
            data={times.sort().map((value) => ({ value, label: formatTimeOfDay(value, reading) }))}
          />
          {areThere && (
            <NativeSelect
              label={t('consultations.move.consultant')}
              value={String(holder ?? '')}
              onChange={(event) => give(Number(event.currentTarget.value) || null)}
              data={[{ value: '', label: t('consultants.nobody') }, ...choicesFor(consultation.consultantId)]}
            />
          )}
          {isUnusual && (
            <p role="status">
              {holder === null
                ? t('consultations.move.unusual')
                : t('consultations.move.unusualFor', { consultant: nameOf(holder) })}
            </p>
          )}
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('consultations.move.keep')}
          </Button>
          <Button type="submit" loading={move.isPending} disabled={!day}>
            {t('consultations.move.submit')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
