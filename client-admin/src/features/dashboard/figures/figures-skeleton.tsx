import { SimpleGrid, Skeleton } from '@mantine/core';
import { useTranslations } from 'use-intl';

/** The boxes of the figures, as high as they will be. */
export function FiguresSkeleton() {
  const t = useTranslations('shared');
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} role="status" aria-label={t('loading')}>
      <Skeleton height="26rem" style={{ gridColumn: '1 / -1' }} />
      <Skeleton height="22rem" />
      <Skeleton height="22rem" />
      <Skeleton height="26rem" style={{ gridColumn: '1 / -1' }} />
    </SimpleGrid>
  );
}
