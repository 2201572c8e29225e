import { formatNumber } from '@consultancy/client-shared/format';
import classes from './stat-cards.module.css';

interface Stat {
  label: string;
  /** Undefined while it is not known; null when it could not be found out. */
  value: number | null | undefined;
}

/** The figures of a list, which count all records and not only those on the page. */
export function StatCards({ stats }: { stats: Stat[] }) {
  return (
    <dl className={classes.cards}>
      {stats.map(({ label, value }) => (
        <div key={label} className={classes.card}>
          <dt>{label}</dt>
          <dd data-pending={value === undefined || undefined}>{inWords(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function inWords(value: Stat['value']): string {
  if (value === undefined) return '...';
  return value === null ? '–' : formatNumber(value);
}
