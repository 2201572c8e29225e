import { type ConsultationDto, ConsultationStatus } from '@consultancy/client-shared/api/model';
import { Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useNow } from '../../ui/use-now';
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
  const isEnding = leftMs <= ENDING_MS;
  // The server clears holds that are over some seconds later.
  if (leftMs <= 0)
    return (
      <Text span display="block" c="dimmed" fz="xs">
        {t('consultations.hold.none')}
      </Text>
    );
  return (
    <Text
      span
      display="block"
      c={isEnding ? 'var(--tone-yellow)' : 'dimmed'}
      fz="xs"
      {...(isEnding && { w: 'fit-content', py: 2, px: 6, bdrs: 'sm', bg: 'var(--tone-yellow-tint)' })}
    >
      {holdText(consultation)}
    </Text>
  );
}
