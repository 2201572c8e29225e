import type { OwnConsultationDto } from '@consultancy/client-shared/api/model';
import { DateText, useReading } from '@consultancy/client-shared/calendar';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { formatTimeOfDay } from '@consultancy/client-shared/calendar/times';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Facts } from './facts';
import { useDateTime } from './use-date-time';

interface MeetingFactsProps {
  consultation: OwnConsultationDto;
  /** The facts before time and kind of the meeting, as `dt` and `dd`. */
  children: ReactNode;
  /** As `Facts` has it. */
  ruled?: boolean;
}

/** When a consultation takes place, how and with whom, or when it is requested. */
export function MeetingFacts({ consultation, children, ruled }: MeetingFactsProps) {
  const t = useTranslations('contact');
  const { status, scheduledAt, duration, meetingType, location, consultant } = consultation;
  const isBooked = status !== 'REQUESTED' && scheduledAt;
  return (
    <Facts ruled={ruled}>
      {children}
      <dt>{t(isBooked ? 'own.when' : 'own.preferred')}</dt>
      <dd>
        {isBooked ? (
          <DateTimeText value={scheduledAt} stacked />
        ) : (
          <RequestedTime consultation={consultation} />
        )}
      </dd>
      <dt>{t('own.duration')}</dt>
      <dd>{t('own.minutes', { minutes: String(duration) })}</dd>
      <dt>{t('own.how')}</dt>
      <dd>{[t(`own.meetings.${meetingType}`), location].filter(Boolean).join(' · ')}</dd>
      {consultant && (
        <>
          <dt>{t('own.who')}</dt>
          <dd>{consultant}</dd>
        </>
      )}
    </Facts>
  );
}

function RequestedTime({ consultation }: { consultation: OwnConsultationDto }) {
  const t = useTranslations('contact');
  const reading = useReading();
  const dateTime = useDateTime();
  const { preferredDate, preferredTime, heldUntil } = consultation;
  if (!preferredDate) return t('own.noTime');
  return (
    <>
      <DateText value={preferredDate} stacked />
      {preferredTime && <div>{formatTimeOfDay(preferredTime, reading)}</div>}
      {heldUntil && <div>{t('own.heldUntil', { when: dateTime(heldUntil) })}</div>}
    </>
  );
}
