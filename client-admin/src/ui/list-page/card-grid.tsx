import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './card-grid.module.css';

/** Records as cards: one, two or three beside each other. */
export function CardGrid<Row extends { id: number }>({
  rows,
  children,
}: {
  rows: Row[];
  children: (row: Row) => ReactNode;
}) {
  return (
    <ul className={classes.grid}>
      {rows.map((row) => (
        <li key={row.id}>{children(row)}</li>
      ))}
    </ul>
  );
}

/** The grid before its records are there. */
export function PendingCards({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation('shared');
  return (
    <div className={classes.grid} role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>{children}</div>
      ))}
    </div>
  );
}
