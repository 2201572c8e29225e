import { currentRecord } from '@consultancy/client-shared/api';
import {
  useGetConsultationTimes,
  useUpdateConsultation,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { useReading } from '@consultancy/client-shared/calendar';
import { formatDateTime, officeInstant, officeTime } from '@consultancy/client-shared/calendar/times';
import { officeToday } from '@consultancy/client-shared/format';
import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { changesOf } from '../../ui/changes-of-record';
import { DateField } from '../../ui/date-field';
import { Dialog } from '../../ui/dialog';
import { useFailureText } from '../../ui/failure-text';
import { useFailureToast } from '../../ui/mutation-feedback';
import { toasts } from '../../ui/toasts';
import { dayOfConsultation } from './calendar-month';
import { NOBODY, useConsultants } from './consultants/use-consultants';
import { TIME_SLOTS } from './consultation-choices';
import { consultationLabels as labels } from './texts';
import { useTimeChoices } from './time-choices';
import { useClosedDay } from './use-closed-day';

interface MoveConsultationProps {
  /** Its time is set where it has none. */
  consultation: ConsultationDto;
  /** Where it was dragged to, YYYY-MM-DD; the day that it has where it was not. */
  day?: string;
  onClose: () => void;
}

/** Asks before a meeting is moved, since its client is written to; where the time is taken it says by whom. */
export function MoveConsultation({ consultation, day: chosen, onClose }: MoveConsultationProps) {
  const t = useTranslations();
  const reading = useReading();
  const failureText = useFailureText();
  const { id, version, clientName: client, scheduledAt } = consultation;
  const isSet = scheduledAt !== null;
  const [day, setDay] = useState(chosen ?? (dayOfConsultation(consultation) || officeToday()));
  const began = scheduledAt ? officeTime(scheduledAt) : (consultation.preferredTime ?? TIME_SLOTS[0]!);
  const [time, setTime] = useState<string>(began);
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
  if (!times.includes(began)) times.push(began);

  const closedDay = useClosedDay(day);
  const { choices, takenText } = useTimeChoices({
    ...{ day, times: times.sort(), duration: consultation.duration, consultant: holder, slots: free },
    moved: id,
  });
  const taken = takenText(time);

  const fail = useFailureToast();
  const move = useUpdateConsultation({
    mutation: {
      ...changesOf('consultations', consultation.id),
      onSuccess: (_answer, { data: { scheduledAt: begins } }) => {
        const when = formatDateTime(begins!, reading);
        toasts.success(t('consultations.move.done', { isSet: String(isSet), client, when }));
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
    <Dialog onClose={onClose} title={t('consultations.move.title', { isSet: String(isSet), client })}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <p>
            {scheduledAt
              ? t('consultations.move.text', { when: formatDateTime(scheduledAt, reading) })
              : t('consultations.move.none')}{' '}
            {consultation.clientEmail ? t('consultations.move.notified') : t('consultations.noEmail')}
          </p>
          {refusal && (
            <Alert color="red" variant="light" role="alert">
              {refusal}
            </Alert>
          )}
          <div>
            <DateField label={t('consultations.move.day')} value={day} onChange={setDay} required />
            <Text c="var(--tone-yellow)" fz="xs" role="status">
              {closedDay}
            </Text>
          </div>
          <NativeSelect
            label={t('consultations.move.time')}
            value={time}
            data-autofocus
            onChange={(event) => setTime(event.currentTarget.value)}
            data={choices}
          />
          {areThere && (
            <NativeSelect
              label={t('consultations.move.consultant')}
              value={String(holder ?? '')}
              onChange={(event) => give(Number(event.currentTarget.value) || null)}
              data={[{ value: '', label: t('consultants.nobody') }, ...choicesFor(consultation.consultantId)]}
            />
          )}
          {taken ? (
            <p role="status">{taken}</p>
          ) : (
            isUnusual && (
              <p role="status">
                {holder === null
                  ? t('consultations.move.unusual')
                  : t('consultations.move.unusualFor', { consultant: nameOf(holder) })}
              </p>
            )
          )}
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('consultations.move.keep')}
          </Button>
          <Button type="submit" loading={move.isPending} disabled={!day}>
            {t(isSet ? 'consultations.move.submit' : 'consultations.move.set')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
