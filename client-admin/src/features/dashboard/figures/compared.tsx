import { formatNumber } from '@consultancy/client-shared/format';
import { useTranslations } from 'use-intl';
import { Percent } from '../percent';

/** Below it a percentage says more than there is to say. */
const MANY = 10;

/** The difference between a number and that of the previous period of the same length. */
export function Compared({ now, before }: { now: number; before: number }) {
  const t = useTranslations();
  const against = t('dashboard.figuresOf.against', { before: formatNumber(before) });
  if (before < MANY) return <span>{against}</span>;
  return (
    <span>
      <Percent of={Math.round((100 * (now - before)) / before)} /> {against}
    </span>
  );
}
