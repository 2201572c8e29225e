import type { BackupPlaceDto, BackupStateDto } from '@consultancy/client-shared/api/model';
import { formatRelativeTime } from '@consultancy/client-shared/format';
import { Box, Paper, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DateTime } from '../../ui/date-time';
import { useNow } from '../../ui/use-now';
import { readableSize } from './readable-size';

/** The last good backup, the next one, and where they are. */
export function BackupFacts({ state }: { state: BackupStateDto }) {
  const t = useTranslations('backups');
  const { lastGood, nextDueAt, place, secondPlace, freeBytes } = state;
  return (
    <SimpleGrid component="dl" cols={{ base: 1, sm: 3 }} spacing="xs">
      <Fact label={t('lastGood')}>
        {lastGood ? (
          <>
            <DateTime value={lastGood.startedAt} />
            <Text c="dimmed" fz="sm" fw={400}>
              <Age value={lastGood.startedAt} />
              {lastGood.bytes !== null && ` · ${readableSize(lastGood.bytes)}`}
              {lastGood.checkedAt !== null && ` · ${t('readBack')}`}
            </Text>
          </>
        ) : (
          t('none')
        )}
      </Fact>
      <Fact label={t('next')}>{nextDueAt ? <DateTime value={nextDueAt} /> : t('notScheduled')}</Fact>
      <Fact label={t('place')}>
        <PlaceText place={place} />
        <Text c="dimmed" fz="sm" fw={400}>
          {freeBytes !== null && t('free', { size: readableSize(freeBytes) })}
        </Text>
        {secondPlace && (
          <Text c="dimmed" fz="sm" fw={400}>
            {t('secondPlace')}: <PlaceText place={secondPlace} />
          </Text>
        )}
      </Fact>
    </SimpleGrid>
  );
}

/** However old it is: a date alone would not show that it is too old. */
function Age({ value }: { value: string }) {
  const now = useNow();
  return <time dateTime={value}>{formatRelativeTime(value, now, 'en')}</time>;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Paper withBorder py={10} px={14} miw={0}>
      <Text component="dt" c="dimmed" fz="xs">
        {label}
      </Text>
      <Text component="dd" fw={500} inherit>
        {children}
      </Text>
    </Paper>
  );
}

function PlaceText({ place: { kind, name } }: { place: BackupPlaceDto }) {
  return (
    <Box component="span" style={{ overflowWrap: 'anywhere' }}>
      {kind === 'BUCKET' ? `s3://${name}` : name}
    </Box>
  );
}
