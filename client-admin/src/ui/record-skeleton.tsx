import { Skeleton, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';

/** A record's page before the record is there: its title and two sections. */
export function RecordSkeleton() {
  const t = useTranslations('shared');
  return (
    <Stack maw={1088} role="status" aria-label={t('loading')}>
      <Skeleton height="1rem" width="8rem" />
      <Skeleton height="1.75rem" width="16rem" maw="80%" />
      <Skeleton height="18rem" />
      <Skeleton height="12rem" />
    </Stack>
  );
}
