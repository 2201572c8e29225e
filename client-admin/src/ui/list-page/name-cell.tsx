import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './name-cell.module.css';

interface NameCellProps {
  name: string;
  /** Smaller, each in a line of its own; what is missing is left out. */
  below?: (string | null)[];
  /** Badges right behind the name. */
  badges?: ReactNode;
}

/** Who or what a row is about. */
export function NameCell({ name, below = [], badges }: NameCellProps) {
  return (
    <div className={classes.cell}>
      <Group gap="xs" wrap="nowrap" miw={0}>
        <Text span fw={500} truncate inherit title={name}>
          {name}
        </Text>
        {badges}
      </Group>
      {below.filter(Boolean).map((line) => (
        <Text key={line} span c="dimmed" fz="xs" truncate title={line ?? undefined}>
          {line}
        </Text>
      ))}
    </div>
  );
}
