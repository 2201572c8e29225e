import { Box, Text } from '@mantine/core';
import type { TrashKind, TrashEntryDto } from '@consultancy/client-shared/api/model';
import { useReading } from '@consultancy/client-shared/calendar';
import { formatDateTime } from '@consultancy/client-shared/calendar/times';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What keeps records of a kind; for projects it is orders. */
const HELD_BY: Partial<Record<TrashKind, 'uses' | 'consultations'>> = {
  picture: 'uses',
  consultant: 'consultations',
};

/** How long a record can still be restored; without an end where it stays as long as others need it. */
export function TimeLeft({ entry: { entity, expiresAt } }: { entry: TrashEntryDto }) {
  const t = useTranslations();
  const reading = useReading();
  const [now] = useState(() => Date.now());
  if (expiresAt === null) {
    return (
      <>
        {t('trash.held')}
        <Text span c="dimmed" fz="xs" display="block">
          {t(`trash.heldBecause.${HELD_BY[entity] ?? 'orders'}`)}
        </Text>
      </>
    );
  }
  const days = Math.ceil((Date.parse(expiresAt) - now) / DAY_MS);
  return (
    <Box
      component="time"
      style={{ whiteSpace: 'nowrap' }}
      dateTime={expiresAt}
      title={formatDateTime(expiresAt, reading)}
    >
      {days > 0 ? t('trash.daysLeft', { count: days }) : t('trash.expired')}
    </Box>
  );
}
