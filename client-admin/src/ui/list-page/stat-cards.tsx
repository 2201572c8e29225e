import { formatNumber } from '@consultancy/client-shared/format';
import { Paper, SimpleGrid, Text } from '@mantine/core';
import classes from './stat-cards.module.css';

interface Stat {
  label: string;
  /** Undefined while it is not known; null when it could not be found out. */
  value: number | null | undefined;
}

/** The figures of a list, which count all records and not only those on the page. */
export function StatCards({ stats }: { stats: Stat[] }) {
  return (
    <SimpleGrid component="dl" className={classes.cards} cols={2} spacing="xs" mb="md">
      {stats.map(({ label, value }) => (
        <Paper key={label} withBorder className={classes.card} py={10} px={14}>
          <Text component="dt" c="dimmed" fz="xs" truncate>
            {label}
          </Text>
          <Text component="dd" c={value === undefined ? 'dimmed' : undefined} fz="xl" fw={600} lh={1.4}>
            {inWords(value)}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

function inWords(value: Stat['value']): string {
  if (value === undefined) return '...';
  return value === null ? '–' : formatNumber(value);
}
