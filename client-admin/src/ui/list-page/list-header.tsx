import { formatNumber } from '@consultancy/client-shared/format';
import { Box, Flex, Group, Text, Title } from '@mantine/core';
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
    <Flex component="header" mb="md" rowGap="xs" columnGap="md" wrap="wrap" align="center">
      <Title order={1}>{title}</Title>
      <Flex className={classes.counts} component="dl" gap={6} wrap="wrap" hidden={counts.length === 0}>
        {counts.map(({ label, value }) => (
          <Group
            key={label}
            py={2}
            px="xs"
            bd="1px solid var(--hairline)"
            bdrs="xl"
            bg="var(--surface)"
            fz="xs"
            gap={6}
            wrap="nowrap"
          >
            <Text component="dt" c="dimmed" inherit>
              {label}
            </Text>
            <Text component="dd" miw="1ch" fw={600} inherit>
              {typeof value === 'number' ? formatNumber(value) : value === null ? '–' : <Pending />}
            </Text>
          </Group>
        ))}
      </Flex>
      {action && (
        <Group ml="auto" gap="xs" align="stretch" justify="flex-end">
          {action}
        </Group>
      )}
    </Flex>
  );
}

function Pending() {
  return <Box component="span" display="inline-block" w="1.25ch" h="0.75em" bdrs={2} bg="var(--stone)" />;
}
