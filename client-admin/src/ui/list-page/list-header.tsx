import { formatNumber } from '@consultancy/client-shared/format';
import { usePageTitle } from '../page-title';
import classes from './list-header.module.css';

interface Count {
  label: string;
  /** Undefined while it is not known; null when it could not be found out. */
  value: number | null | undefined;
}

/** The name of the list and its figures, which count all records and not only those on the page. */
export function ListHeader({ title, counts }: { title: string; counts: Count[] }) {
  usePageTitle(title);
  return (
    <header className={classes.header}>
      <h1 className={classes.title}>{title}</h1>
      <dl className={classes.counts}>
        {counts.map(({ label, value }) => (
          <div key={label} className={classes.count}>
            <dt>{label}</dt>
            <dd data-pending={value === undefined || undefined}>
              {typeof value === 'number' ? formatNumber(value) : value === null ? '–' : ''}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
