import { formatNumber } from '@consultancy/client-shared/format';
import { Trans } from 'react-i18next';
import classes from './change.module.css';

/** How a figure changed since last month. */
export function Change({ percent }: { percent: number }) {
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  const trend = percent > 0 ? 'up' : percent < 0 ? 'down' : undefined;
  return (
    <Trans
      i18nKey="dashboard.fromLastMonth"
      values={{ change: `${sign}${formatNumber(Math.abs(percent))}%` }}
      components={{ b: <span className={classes.percent} data-trend={trend} /> }}
    />
  );
}
