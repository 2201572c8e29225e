import { Flex, Text } from '@mantine/core';
import { useGetRealtimeVisitors } from '@consultancy/client-shared/api/generated/visitors/visitors';
import { formatNumber } from '@consultancy/client-shared/format';
import { useTranslations } from 'use-intl';
import classes from './live-visitors.module.css';
import { REFRESH_MS } from './refresh';

/** How many people are on the website now; none where that could not be found out. */
export function LiveVisitors() {
  const t = useTranslations();
  const { data, isError } = useGetRealtimeVisitors({ query: { refetchInterval: REFRESH_MS, staleTime: 0 } });
  const visitors = isError ? 0 : (data?.data.realtimeVisitors ?? 0);
  return (
    <Flex
      className={classes.live}
      component="p"
      py={4}
      px={10}
      c="dimmed"
      fz="sm"
      gap={6}
      align="center"
      data-on={visitors > 0 || undefined}
      title={t('dashboard.visitorsHint')}
    >
      <Text component="strong" c="var(--ink)" fw={600} inherit>
        {formatNumber(visitors)}
      </Text>{' '}
      {t('dashboard.visitors')}
    </Flex>
  );
}
