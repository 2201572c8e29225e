import { formatNumber } from '@consultancy/client-shared/format';
import { useTranslations } from 'use-intl';
import classes from './change.module.css';

/** How a figure changed since last month. */
export function Change({ percent }: { percent: number }) {
  const t = useTranslations();
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  const trend = percent > 0 ? 'up' : percent < 0 ? 'down' : undefined;
  return t.rich('dashboard.fromLastMonth', {
    change: `${sign}${formatNumber(Math.abs(percent))}%`,
    b: (change) => (
      <span className={classes.percent} data-trend={trend}>
        {change}
      </span>
    ),
  });
}
