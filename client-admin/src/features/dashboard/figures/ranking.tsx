import { formatNumber } from '@consultancy/client-shared/format';
import type { ReactNode } from 'react';
import classes from './figures.module.css';

export interface Ranked {
  key: string;
  name: ReactNode;
  count: number;
  before: number;
}

interface RankingProps {
  /** What is counted, and how the counts before are called. */
  columns: readonly [name: string, count: string, before: string];
  rows: readonly Ranked[];
  none: string;
}

/** The most of something, as a table whose rows are bars. */
export function Ranking({ columns, rows, none }: RankingProps) {
  if (rows.length === 0) return <p className={classes.none}>{none}</p>;
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col" className={classes.number}>
            {columns[1]}
          </th>
          <th scope="col" className={classes.number}>
            {columns[2]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, count, before }) => (
          <tr key={key}>
            <th scope="row">
              <span className={classes.name}>{name}</span>
              <span className={classes.track} aria-hidden>
                <span className={classes.share} style={{ width: `${(100 * count) / most}%` }} />
              </span>
            </th>
            <td className={classes.number}>{formatNumber(count)}</td>
            <td className={classes.number} data-before>
              {formatNumber(before)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
