import { type ConsultationDto, ConsultationStatus } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { useNow } from '../../ui/use-now';
import classes from './hold-line.module.css';
import { useHoldText } from './use-hold-text';

/** As the server has it. */
const ENDING_MS = 24 * 60 * 60 * 1000;

/** Whether there is a time that could be on hold. */
export function isTimeRequested({
  status,
  preferredDate,
  preferredTime,
  erasedAt,
}: ConsultationDto): boolean {
  return (
    status === ConsultationStatus.REQUESTED && preferredDate !== null && preferredTime !== null && !erasedAt
  );
}

/** Until when the time of a request is on hold, or that it is not. */
export function HoldLine({ consultation }: { consultation: ConsultationDto }) {
  const t = useTranslations();
  const now = useNow();
  const holdText = useHoldText();
  if (!isTimeRequested(consultation)) return null;
  const { heldUntil } = consultation;
  const leftMs = heldUntil ? Date.parse(heldUntil) - now.getTime() : 0;
  // The server clears holds that are over some seconds later.
  if (leftMs <= 0) return <span className={classes.hold}>{t('consultations.hold.none')}</span>;
  return (
    <span className={classes.hold} data-ending={leftMs <= ENDING_MS || undefined}>
      {holdText(consultation)}
    </span>
  );
}
