import type { OwnConsultationDto } from '@consultancy/client-shared/api/model';
import { DateText, useReading } from '@consultancy/client-shared/calendar';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { formatTimeOfDay } from '@consultancy/client-shared/calendar/times';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from './facts';

interface MeetingFactsProps extends Pick<ComponentProps<typeof Facts>, 'ruled'> {
  consultation: OwnConsultationDto;
  /** What stands before when and how. */
  first: ComponentProps<typeof Facts>['facts'];
}

/** When a consultation takes place, how and with whom, or when it is wished for. */
export function MeetingFacts({ consultation, first, ruled }: MeetingFactsProps) {
  const { t } = useTranslation('contact');
  const { status, scheduledAt, duration, meetingType, location, consultant } = consultation;
  const isArranged = status !== 'REQUESTED' && scheduledAt;
  return (
    <Facts
      ruled={ruled}
      facts={[
        ...first,
        isArranged
          ? [t('own.when'), <DateTimeText value={scheduledAt} stacked />]
          : [t('own.wished'), <Wish consultation={consultation} />],
        [t('own.duration'), t('own.minutes', { minutes: duration })],
        [t('own.how'), [t(`own.meetings.${meetingType}`), location].filter(Boolean).join(' · ')],
        [t('own.who'), consultant],
      ]}
    />
  );
}

function Wish({ consultation: { preferredDate, preferredTime } }: { consultation: OwnConsultationDto }) {
  const { t } = useTranslation('contact');
  const reading = useReading();
  if (!preferredDate) return t('own.noTime');
  return (
    <>
      <DateText value={preferredDate} stacked />
      {preferredTime && <div>{formatTimeOfDay(preferredTime, reading)}</div>}
    </>
  );
}
