import { formatNumber } from '@consultancy/client-shared/format';
import { useTranslations } from 'use-intl';
import change from '../change.module.css';

/** Below it a percentage says more than there is to say. */
const MANY = 10;

/** The difference between a number and that of the previous period of the same length. */
export function Compared({ now, before }: { now: number; before: number }) {
  const t = useTranslations();
  const against = t('dashboard.figuresOf.against', { before: formatNumber(before) });
  if (before < MANY) return <span>{against}</span>;
  const percent = Math.round((100 * (now - before)) / before);
  const trend = percent > 0 ? 'up' : percent < 0 ? 'down' : undefined;
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return (
    <span>
      <span className={change.percent} data-trend={trend}>
        {`${sign}${formatNumber(Math.abs(percent))}%`}
      </span>{' '}
      {against}
    </span>
  );
}
