import { type FreeTimeDto, type SlotDto, TimeSlot } from '@consultancy/client-shared/api/model';
import { useReading } from '@consultancy/client-shared/calendar';
import { formatTimeIn, formatTimeOfDay } from '@consultancy/client-shared/calendar/times';
import { calendarsOf } from '@consultancy/client-shared/format';
import { Radio, Text } from '@mantine/core';
import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Choice } from '../../ui/form/choice';
import { SimpleGrid, Stack } from '../../ui/layout';
import { useDateTime } from '../../ui/use-date-time';
import { NextAvailable } from './next-available';
import classes from './slot-picker.module.css';
import { useAvailability } from './use-availability';

interface SlotPickerProps {
  /** YYYY-MM-DD, or empty. */
  date: string;
  /** The time chosen, or empty. */
  value: string;
  onChange: (time: string) => void;
  /** Takes the day and the time that were offered instead of a day without free times. */
  onNext: (next: FreeTimeDto) => void;
  /** Of the link to the consultation that is to be moved, which is in nobody's way. */
  ownToken?: string;
}

type HeldSlot = SlotDto & { heldUntil: string };

/** Whether a time is only on hold, and may be free again. */
function isOnHold(slot: SlotDto): slot is HeldSlot {
  return !slot.available && Boolean(slot.heldUntil);
}

/** The thirteen times of a day; those that are taken or past are greyed out. */
export function SlotPicker({ date, value, onChange, onNext, ownToken }: SlotPickerProps) {
  const t = useTranslations('contact');
  const reading = useReading();
  const { language } = reading;
  const id = useId();
  const dateTime = useDateTime();
  const query = useAvailability(date, ownToken);
  const isKnown = query.data !== undefined;
  // Until they are known every time may be chosen: on a slow line nobody waits for what is mostly free.
  const slots =
    query.data?.data.slots ??
    Object.values(TimeSlot).map((time): SlotDto => ({ time, available: true, heldUntil: null }));
  const held = slots.filter(isOnHold);
  const isTaken = isKnown && slots.some((slot) => slot.time === value && !slot.available);

  const next = slots.some(({ available }) => available) ? null : query.data?.data.nextAvailable;
  const choices = useRef<HTMLDivElement>(null);
  const isNextChosen = useRef(false);

  // The offer goes when it is taken: the focus goes on to what was chosen by it.
  useEffect(() => {
    if (!isNextChosen.current) return;
    isNextChosen.current = false;
    choices.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [date]);

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

  function takeNext(free: FreeTimeDto) {
    isNextChosen.current = true;
    onNext(free);
  }

  return (
    <Radio.Group
      id={id}
      name={id}
      label={t('consultation.time')}
      description={noteOf()}
      descriptionProps={{ 'aria-live': 'polite', fz: 'sm', mih: '1.5em' }}
      value={value}
      onChange={onChange}
      aria-busy={query.isFetching || undefined}
    >
      {next && <NextAvailable next={next} onChoose={takeNext} />}
      <SimpleGrid
        ref={choices}
        className={classes.slots}
        minColWidth="6.25rem"
        spacing="xs"
        verticalSpacing="xs"
        data-waiting={!isKnown && !query.isError ? true : undefined}
      >
        {slots.map((slot) => (
          <Choice
            key={slot.time}
            value={slot.time}
            label={<Slot time={slot.time} />}
            aria-label={nameOf(slot.time, slot.available)}
            aria-describedby={isOnHold(slot) ? `${id}-${slot.time}` : undefined}
            disabled={!slot.available}
            className={clsx(classes.time, isOnHold(slot) && classes.held)}
          />
        ))}
      </SimpleGrid>
      {held.length > 0 && (
        <Stack component="ul" gap="half" mt="xs" c="dimmed" fz="sm">
          {held.map(({ time, heldUntil }) => (
            <li key={time}>
              {formatTimeOfDay(time, reading)}
              {': '}
              <span id={`${id}-${time}`}>{t('own.heldUntil', { when: dateTime(heldUntil) })}</span>
            </li>
          ))}
        </Stack>
      )}
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
    <Stack component="span" align="center" gap={0} lh={1.35}>
      <span>{first}</span>
      <Text span c="dimmed" fz="xs">
        {second}
      </Text>
    </Stack>
  );
}
