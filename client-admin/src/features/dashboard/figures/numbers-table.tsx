import { formatNumber } from '@consultancy/client-shared/format';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './figures.module.css';

interface NumbersTableProps {
  caption: string;
  /** The first names the rows. */
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; numbers: readonly number[] }[];
}

/** The numbers of a chart as a table, also for screen readers. */
export function NumbersTable({ caption, columns, rows }: NumbersTableProps) {
  const t = useTranslations();
  const [first, ...others] = columns;
  return (
    <details className={classes.numbers}>
      <summary>{t('dashboard.figuresOf.numbers')}</summary>
      {/* It may be longer than its frame, and then has to be reached by keys. */}
      <div className={classes.scroll} role="group" aria-label={caption} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {others.map((column) => (
                <th key={column} scope="col" className={classes.number}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, numbers }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {numbers.map((number, column) => (
                  <td key={others[column]} className={classes.number}>
                    {formatNumber(number)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
