import { Alert, Box, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface ReportRow {
  key: string | number;
  /** Its line in the file. */
  number?: number;
  cells: ReactNode[];
  /** What becomes of it, in words. */
  outcome: string;
  tone: 'changed' | 'unchanged' | 'refused';
  errors: string[];
}

interface ImportReportProps {
  /** Why nothing can be imported. */
  refused?: string;
  summary: string;
  /** Names the table. */
  label: string;
  /** Titles of the columns: the number's, where rows have one, those of the cells, that of the outcome. */
  head: { number?: string; cells: string[]; outcome: string };
  rows: ReportRow[];
}

const COLORS = { changed: 'juniper', unchanged: 'dimmed', refused: 'var(--danger)' };

/** What a file would do, row by row. */
export function ImportReport({ refused, summary, label, head, rows }: ImportReportProps) {
  return (
    <>
      {refused && (
        <Alert color="red" variant="light" mb="md">
          {refused}
        </Alert>
      )}
      <Text mb="xs" fw={500} inherit>
        {summary}
      </Text>
      <Box mah="22rem" style={{ overflow: 'auto' }} tabIndex={0} role="region" aria-label={label}>
        <Table withTableBorder stickyHeader style={{ overflowWrap: 'anywhere' }}>
          <Table.Thead>
            <Table.Tr>
              {head.number && (
                <Table.Th scope="col" w="3.5rem" ta="right">
                  {head.number}
                </Table.Th>
              )}
              {[...head.cells, head.outcome].map((title) => (
                <Table.Th key={title} scope="col">
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ key, number, cells, outcome, tone, errors }) => (
              <Table.Tr key={key}>
                {head.number && <Table.Td ta="right">{number}</Table.Td>}
                {cells.map((cell, index) => (
                  <Table.Td key={index}>{cell}</Table.Td>
                ))}
                <Table.Td>
                  <Text span c={COLORS[tone]} fw={tone === 'changed' ? 500 : undefined} inherit>
                    {outcome}
                  </Text>
                  {errors.length > 0 && (
                    <Box component="ul" c="var(--danger)">
                      {errors.map((error) => (
                        <li key={error}>{error}</li>
                      ))}
                    </Box>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Box>
    </>
  );
}
