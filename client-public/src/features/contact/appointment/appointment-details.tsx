import type { OwnConsultationDto } from '@consultancy/client-shared/api/model';
import { DateText, useReading } from '@consultancy/client-shared/calendar';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { formatTimeOfDay } from '@consultancy/client-shared/calendar/times';
import { useTranslation } from 'react-i18next';
import classes from './appointment.module.css';

/** When a consultation takes place and how, or when it is wished for. */
export function AppointmentDetails({ consultation }: { consultation: OwnConsultationDto }) {
  const { t } = useTranslation(['contact', 'shared']);
  const reading = useReading();
  const { status, scheduledAt, preferredDate, preferredTime, duration, meetingType, location } = consultation;
  const isWish = status === 'REQUESTED' || !scheduledAt;
  return (
    <dl className={classes.details}>
      <dt>{t('own.status')}</dt>
      <dd>{t(`shared:status.${status}`)}</dd>
      <dt>{t(isWish ? 'own.wished' : 'own.when')}</dt>
      <dd>
        {!isWish && <DateTimeText value={scheduledAt} stacked />}
        {isWish && preferredDate && <DateText value={preferredDate} stacked />}
        {isWish && preferredTime && <div>{formatTimeOfDay(preferredTime, reading)}</div>}
        {isWish && !preferredDate && t('own.noTime')}
      </dd>
      <dt>{t('own.duration')}</dt>
      <dd>{t('own.minutes', { minutes: duration })}</dd>
      <dt>{t('own.how')}</dt>
      <dd>{[t(`own.meetings.${meetingType}`), location].filter(Boolean).join(' · ')}</dd>
    </dl>
  );
}
