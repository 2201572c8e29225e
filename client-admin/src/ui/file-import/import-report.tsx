import { Alert, Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './import-report.module.css';

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
      <div className={classes.frame} tabIndex={0} role="region" aria-label={label}>
        <table className={classes.table}>
          <thead>
            <tr>
              {head.number && (
                <th scope="col" className={classes.number}>
                  {head.number}
                </th>
              )}
              {[...head.cells, head.outcome].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, number, cells, outcome, tone, errors }) => (
              <tr key={key} data-outcome={tone}>
                {head.number && <td className={classes.number}>{number}</td>}
                {cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
                <td>
                  <span className={classes.outcome}>{outcome}</span>
                  {errors.length > 0 && (
                    <Box component="ul" c="var(--danger)">
                      {errors.map((error) => (
                        <li key={error}>{error}</li>
                      ))}
                    </Box>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
