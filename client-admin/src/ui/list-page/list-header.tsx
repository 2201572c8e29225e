import { formatNumber } from '@consultancy/client-shared/format';
import type { ReactNode } from 'react';
import { usePageTitle } from '../page-title';
import classes from './list-header.module.css';

interface Count {
  label: string;
  /** Undefined while it is not known; null when it could not be found out. */
  value: number | null | undefined;
}

interface ListHeaderProps {
  title: string;
  counts?: Count[];
  /** What the list as a whole offers, such as adding a record; the most important one last. */
  action?: ReactNode;
}

/** The name of the list and its figures, which count all records and not only those on the page. */
export function ListHeader({ title, counts = [], action }: ListHeaderProps) {
  usePageTitle(title);
  return (
    <header className={classes.header}>
      <h1 className={classes.title}>{title}</h1>
      <dl className={classes.counts} hidden={counts.length === 0}>
        {counts.map(({ label, value }) => (
          <div key={label} className={classes.count}>
            <dt>{label}</dt>
            <dd data-pending={value === undefined || undefined}>
              {typeof value === 'number' ? formatNumber(value) : value === null ? '–' : ''}
            </dd>
          </div>
        ))}
      </dl>
      {action && <div className={classes.action}>{action}</div>}
    </header>
  );
}
