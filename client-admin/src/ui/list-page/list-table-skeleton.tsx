import { Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import common from '../common.module.css';

interface ListTableSkeletonProps {
  /** How many rows the page will have. */
  rows?: number;
  /** Words of the screen, shown above the rows; without them only screen readers announce that it loads. */
  label?: string;
}

/** A table before its rows are there. */
export function ListTableSkeleton({ rows = 10, label }: ListTableSkeletonProps) {
  const t = useTranslations('shared');
  return (
    <Paper
      withBorder
      style={{ overflow: 'hidden' }}
      role="status"
      aria-label={label ? undefined : t('loading')}
    >
      <Text mih={34} py="xs" px="sm" c="dimmed" fz="xs" fw={500}>
        {label}
      </Text>
      {Array.from({ length: rows }, (_, index) => (
        <Group key={index} className={common.above} h={53} px="sm" gap="lg" wrap="nowrap" aria-hidden>
          <Stack flex={1.5} gap={6}>
            <Skeleton height="0.75rem" width="55%" />
            <Skeleton height="0.625rem" width="80%" />
          </Stack>
          <Skeleton height="0.75rem" flex={2} />
          <Skeleton height="0.75rem" flex={1} />
          <Skeleton height="1.5rem" width="6rem" flex="none" />
        </Group>
      ))}
    </Paper>
  );
}
