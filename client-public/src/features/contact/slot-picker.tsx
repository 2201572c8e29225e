import {
  getConsultationAvailability,
  getGetConsultationAvailabilityQueryKey,
  getOwnConsultationTimes,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import { TimeSlot } from '@consultancy/client-shared/api/model';
import { useReading } from '@consultancy/client-shared/calendar';
import { calendarsOf } from '@consultancy/client-shared/format';
import { formatTimeIn, formatTimeOfDay } from '@consultancy/client-shared/calendar/times';
import { Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../ui/form/choice';
import classes from './slot-picker.module.css';

const MINUTE_MS = 60_000;

interface SlotPickerProps {
  /** YYYY-MM-DD, or empty. */
  date: string;
  /** The time chosen, or empty. */
  value: string;
  onChange: (time: string) => void;
  /** Of the link to the consultation that is to be moved, which is in nobody's way. */
  ownToken?: string;
}

/** The thirteen times of a day; those that are taken or past are greyed out. */
export function SlotPicker({ date, value, onChange, ownToken }: SlotPickerProps) {
  const { t } = useTranslation('contact');
  const reading = useReading();
  const { language } = reading;
  const id = useId();
  const query = useQuery({
    queryKey: ownToken
      ? ['own-consultation-times', ownToken, date]
      : getGetConsultationAvailabilityQueryKey({ date }),
    queryFn: ({ signal }) =>
      ownToken
        ? getOwnConsultationTimes({ token: ownToken, date }, { signal })
        : getConsultationAvailability({ date }, { signal }),
    enabled: date !== '',
    staleTime: MINUTE_MS,
  });
  const isKnown = query.data !== undefined;
  // Until they are known every time may be chosen: on a slow line nobody waits for what is mostly free.
  const slots = query.data?.data.slots ?? Object.values(TimeSlot).map((time) => ({ time, available: true }));
  const isTaken = isKnown && slots.some((slot) => slot.time === value && !slot.available);

  // A time that is taken on another day cannot stay chosen.
  useEffect(() => {
    if (isTaken) onChange('');
  });

  function nameOf(slot: string, available: boolean): string {
    const time = formatTimeOfDay(slot, reading);
    return available ? time : t('consultation.taken', { time });
  }

  function noteOf(): string {
    if (query.isError) return t('consultation.slotsFailed');
    if (!query.data) return t('consultation.slotsLoading');
    if (slots.some(({ available }) => available)) return t('consultation.timeHint');
    const names = query.data.data.names;
    // Staff may have named the day in English only; a sentence has one language.
    const name = names?.[language] ?? (language === 'en' ? names?.en : undefined);
    return name ? t('consultation.closedFor', { name }) : t('consultation.closed');
  }

  return (
    <Radio.Group
      id={id}
      name={id}
      label={t('consultation.time')}
      description={noteOf()}
      descriptionProps={{ 'aria-live': 'polite', className: classes.note }}
      value={value}
      onChange={onChange}
      aria-busy={query.isFetching || undefined}
    >
      <div className={classes.slots} data-waiting={!isKnown && !query.isError ? true : undefined}>
        {slots.map(({ time, available }) => (
          <Choice
            key={time}
            value={time}
            label={<Slot time={time} />}
            aria-label={nameOf(time, available)}
            disabled={!available}
            className={classes.time ?? ''}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

/** A time on both clocks, the reader's above. */
function Slot({ time }: { time: string }) {
  const reading = useReading();
  const [first, second] = calendarsOf(reading).map((calendar) =>
    formatTimeIn(calendar, time, reading.language),
  );
  return (
    <span className={classes.clocks}>
      <span>{first}</span>
      <span className={classes.beside}>{second}</span>
    </span>
  );
}
