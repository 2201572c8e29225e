import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { useReading } from '@consultancy/client-shared/calendar';
import { formatTimeIn, formatTimeOfDay } from '@consultancy/client-shared/calendar/times';
import { initialsOf } from '@consultancy/client-shared/format';
import { statusTone } from '@consultancy/client-shared/ui';
import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { HTMLAttributes, Ref } from 'react';
import { useTranslations } from 'use-intl';
import { timeOf } from './calendar-month';
import { useConsultants } from './consultants/use-consultants';
import classes from './consultation-calendar.module.css';
import { useHoldText } from './use-hold-text';

interface CalendarEntryProps {
  consultation: ConsultationDto;
  onView: (id: number) => void;
  /** What makes it one that can be dragged. */
  handle?: HTMLAttributes<HTMLButtonElement> | undefined;
  ref?: Ref<HTMLButtonElement>;
  /** Whether it is the one under the hand. */
  isLifted?: boolean;
}

/** When and with whom, in the colour of the status; leads to the details. */
export function CalendarEntry({ consultation, onView, handle, ref, isLifted }: CalendarEntryProps) {
  const t = useTranslations();
  const { id, clientName, status, consultantId } = consultation;
  const { nameOf } = useConsultants();
  const holder = consultantId === null ? '' : nameOf(consultantId);
  const reading = useReading();
  const statusText = t(`shared.status.${status}`);
  const holdText = useHoldText()(consultation);
  const time = timeOf(consultation);
  return (
    <UnstyledButton
      {...handle}
      ref={ref}
      data-movable={handle ? true : undefined}
      data-lifted={isLifted || undefined}
      className={classes.entry}
      bg={`var(--tone-${statusTone(status)}-tint)`}
      c={`var(--tone-${statusTone(status)})`}
      title={[clientName, time && formatTimeOfDay(time, reading), statusText, holdText, holder]
        .filter(Boolean)
        .join(' · ')}
      onClick={() => onView(id)}
    >
      <Text span flex="none" fw={500} inherit>
        {time ? formatTimeIn(reading.calendar, time, reading.language) : t('consultations.timeOpen')}
      </Text>{' '}
      <Text span truncate inherit>
        {clientName}
      </Text>{' '}
      <VisuallyHidden>{[statusText, holdText, holder].filter(Boolean).join(', ')}</VisuallyHidden>
      {holder && (
        <Text span flex="none" ml="auto" fw={600} lts="0.02em" inherit aria-hidden>
          {initialsOf(holder)}
        </Text>
      )}
    </UnstyledButton>
  );
}
