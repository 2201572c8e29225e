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
    <p className={classes.live} data-on={visitors > 0 || undefined} title={t('dashboard.visitorsHint')}>
      <strong className={classes.number}>{formatNumber(visitors)}</strong> {t('dashboard.visitors')}
    </p>
  );
}
