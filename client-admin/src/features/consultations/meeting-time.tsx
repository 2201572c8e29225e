import type { ConsultationDto } from '@consultancy/client-shared/api/model';
import { formatDate } from '@consultancy/client-shared/format';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../ui/date-time';
import classes from './meeting-time.module.css';

/** When a consultation takes place; while that is not arranged, when the client would like it to. */
export function MeetingTime({ consultation }: { consultation: ConsultationDto }) {
  const { t } = useTranslation();
  const { scheduledAt, preferredDate, preferredTime } = consultation;
  if (scheduledAt) return <DateTime value={scheduledAt} />;
  if (!preferredDate) return <span className={classes.open}>{t('consultations.toBeScheduled')}</span>;
  return (
    <span className={classes.wish}>
      <span>{formatDate(preferredDate, 'en')}</span>
      <span className={classes.open}>
        {preferredTime ? t('consultations.wishedTime', { time: preferredTime }) : t('consultations.timeOpen')}
      </span>
    </span>
  );
}
