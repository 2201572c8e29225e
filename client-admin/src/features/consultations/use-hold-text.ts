import { type ConsultationDto, ConsultationStatus } from '@consultancy/client-shared/api/model';
import { useReading } from '@consultancy/client-shared/calendar';
import { formatDateTimeIn } from '@consultancy/client-shared/calendar/times';
import { useTranslations } from 'use-intl';

/** Returns a function that says until when a request is on hold; empty where it is not. */
export function useHoldText(): (consultation: ConsultationDto) => string {
  const t = useTranslations();
  const { calendar, language } = useReading();
  return ({ status, heldUntil }) =>
    status === ConsultationStatus.REQUESTED && heldUntil
      ? t('consultations.hold.until', { when: formatDateTimeIn(calendar, heldUntil, language) })
      : '';
}
