import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { DateText } from '@consultancy/client-shared/calendar';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { officeInstant } from '@consultancy/client-shared/calendar/times';
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { DateTime } from '../../ui/date-time';
import { HoldLine } from './hold-line';

/** When a consultation takes place; while that is not scheduled, when the client would like it to. */
export function MeetingTime({ consultation }: { consultation: ConsultationDto }) {
  const t = useTranslations();
  const { scheduledAt, preferredDate, preferredTime } = consultation;
  if (scheduledAt) return <DateTime value={scheduledAt} />;
  if (!preferredDate)
    return (
      <Text span w="max-content" display="block" c="dimmed" inherit>
        {t('consultations.toBeScheduled')}
      </Text>
    );
  if (preferredTime) {
    const requested = officeInstant(preferredDate, preferredTime).toISOString();
    return (
      <>
        <DateTimeText value={requested} stacked />
        <HoldLine consultation={consultation} />
      </>
    );
  }
  return (
    <>
      <DateText value={preferredDate} stacked />
      <Text span display="block" c="dimmed" fz="xs">
        {t('consultations.timeOpen')}
      </Text>
    </>
  );
}
