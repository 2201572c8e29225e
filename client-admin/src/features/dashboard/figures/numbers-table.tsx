import { formatNumber } from '@consultancy/client-shared/format';
import { Box, Table, type TableProps, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

interface NumbersProps extends Omit<TableProps, 'data'> {
  /** The first names the rows. */
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; numbers: readonly number[] }[];
  /** Style of the last column, where it is another than that of the others. */
  last?: { c: string };
}

/** Rows of numbers. */
export function Numbers({ columns, rows, last, ...table }: NumbersProps) {
  const [first, ...others] = columns;
  return (
    <Table fz="sm" verticalSpacing={6} horizontalSpacing="xs" {...table}>
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
              <Table.Td key={others[column]} ta="end" {...(column === others.length - 1 && last)}>
                {formatNumber(number)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Many rows of numbers. It may be longer than its frame, and then has to be reached by keys. */
export function ManyNumbers({ label, mt, ...numbers }: NumbersProps & { label: string; mt?: string }) {
  return (
    <Box mah="24rem" mt={mt} style={{ overflow: 'auto' }} role="group" aria-label={label} tabIndex={0}>
      <Numbers miw="30rem" {...numbers} />
    </Box>
  );
}

/** The numbers of a chart as a table, also for screen readers. */
export function NumbersOfChart(numbers: NumbersProps & { label: string }) {
  const t = useTranslations();
  return (
    <details>
      <Text component="summary" w="fit-content" c="juniper" fz="sm" style={{ cursor: 'pointer' }}>
        {t('dashboard.figuresOf.numbers')}
      </Text>
      <ManyNumbers {...numbers} mt="xs" />
    </details>
  );
}
