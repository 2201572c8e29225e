import { Box, Flex, Text } from '@mantine/core';
import { useGetRealtimeVisitors } from '@consultancy/client-shared/api/generated/visitors/visitors';
import { formatNumber } from '@consultancy/client-shared/format';
import { useTranslations } from 'use-intl';
import { REFRESH_MS } from './refresh';

/** How many people are on the website now; none where that could not be found out. */
export function LiveVisitors() {
  const t = useTranslations();
  const { data, isError } = useGetRealtimeVisitors({ query: { refetchInterval: REFRESH_MS, staleTime: 0 } });
  const visitors = isError ? 0 : (data?.data.realtimeVisitors ?? 0);
  return (
    <Flex
      component="p"
      bd="1px solid var(--hairline)"
      bdrs="xl"
      bg="var(--surface)"
      py={4}
      px={10}
      c="dimmed"
      fz="sm"
      gap={6}
      align="center"
      title={t('dashboard.visitorsHint')}
    >
      {/* Grey while nobody is there. */}
      <Box component="span" w={8} h={8} bdrs="xl" bg={visitors > 0 ? 'var(--tone-green)' : 'var(--frame)'} />
      <Text component="strong" c="var(--ink)" fw={600} inherit>
        {formatNumber(visitors)}
      </Text>{' '}
      {t('dashboard.visitors')}
    </Flex>
  );
}
