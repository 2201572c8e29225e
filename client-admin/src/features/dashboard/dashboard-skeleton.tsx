import { SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';

/** The dashboard's boxes, as high as they will be. */
export function DashboardSkeleton() {
  const t = useTranslations('shared');
  return (
    <Stack gap="lg" role="status" aria-label={t('loading')}>
      <Skeleton h={{ base: '26.5rem', sm: '14rem' }} />
      <Skeleton height="4.5rem" />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Skeleton height="20rem" />
        <Skeleton height="20rem" />
      </SimpleGrid>
    </Stack>
  );
}
