import { Box, Table, Text } from '@mantine/core';
import { formatNumber } from '@consultancy/client-shared/format';
import type { ReactNode } from 'react';

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
    <Table fz="sm" verticalSpacing={6} horizontalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col" c="dimmed" fw={400}>
            {columns[0]}
          </Table.Th>
          <Table.Th scope="col" c="dimmed" fw={400} ta="end">
            {columns[1]}
          </Table.Th>
          <Table.Th scope="col" c="dimmed" fw={400} ta="end">
            {columns[2]}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ key, name, count, before }) => (
          <Table.Tr key={key}>
            <Table.Th scope="row" fw={400}>
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
            </Table.Th>
            <Table.Td ta="end">{formatNumber(count)}</Table.Td>
            <Table.Td ta="end" c="dimmed">
              {formatNumber(before)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
