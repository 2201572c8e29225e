import { Group, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import common from '../common.module.css';
import classes from './record-card.module.css';

/** A card before its record is there: the same boxes, and lines as high as the text will be. */
export function RecordCardSkeleton({ children }: { children: ReactNode }) {
  return (
    <Stack
      h="100%"
      bd="1px solid var(--hairline)"
      bdrs="var(--radius-card)"
      bg="var(--surface)"
      style={{ overflow: 'hidden' }}
      gap={0}
      aria-hidden
    >
      <div className={classes.picture} />
      <Stack py="sm" px={14} gap={4}>
        <Group className={classes.head} gap="xs" wrap="nowrap" justify="space-between">
          <Text span miw={0} fw={500} lh="1.5rem" truncate>
            <SkeletonLine width="9rem" />
          </Text>
          <SkeletonLine width="4.5rem" />
        </Group>
        <Text c="dimmed" fz="sm" truncate>
          <SkeletonLine width="13rem" />
        </Text>
        {children}
      </Stack>
      <Group
        className={common.above}
        mih={40}
        mt="auto"
        py={4}
        pr="xs"
        pl={14}
        gap="xs"
        wrap="nowrap"
        justify="space-between"
      >
        <SkeletonLine width="8rem" />
      </Group>
    </Stack>
  );
}

/** As high as the line of text around it. */
export function SkeletonLine({ width }: { width: string }) {
  return <Skeleton component="span" display="inline-block" height="0.75em" width={width} maw="100%" />;
}
