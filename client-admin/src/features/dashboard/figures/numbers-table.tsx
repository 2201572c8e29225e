import { formatNumber } from '@consultancy/client-shared/format';
import { Box, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

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
    <details>
      <Text component="summary" w="fit-content" c="juniper" fz="sm" style={{ cursor: 'pointer' }}>
        {t('dashboard.figuresOf.numbers')}
      </Text>
      {/* It may be longer than its frame, and then has to be reached by keys. */}
      <Box mah="24rem" mt="xs" style={{ overflow: 'auto' }} role="group" aria-label={caption} tabIndex={0}>
        <Table miw="30rem" fz="sm" verticalSpacing={6} horizontalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col" c="dimmed" fw={400}>
                {first}
              </Table.Th>
              {others.map((column) => (
                <Table.Th key={column} scope="col" c="dimmed" fw={400} ta="end">
                  {column}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ key, name, numbers }) => (
              <Table.Tr key={key}>
                <Table.Th scope="row" fw={400}>
                  {name}
                </Table.Th>
                {numbers.map((number, column) => (
                  <Table.Td key={others[column]} ta="end">
                    {formatNumber(number)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Box>
    </details>
  );
}
