import { Box, Text } from '@mantine/core';
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
  if (rows.length === 0)
    return (
      <Text py="lg" px="md" c="dimmed" fz="sm" ta="center">
        {none}
      </Text>
    );
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
              <Box component="span" miw={0}>
                {name}
              </Box>
              <Box component="span" h={4} mt={4} bdrs="2px" bg="var(--stone)" display="block" aria-hidden>
                <Box
                  component="span"
                  h="100%"
                  bdrs="2px"
                  bg="var(--juniper)"
                  display="block"
                  style={{ width: `${(100 * count) / most}%` }}
                />
              </Box>
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
