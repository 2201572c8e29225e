import type { DataTableColumn } from 'mantine-datatable';
import type { ReactNode } from 'react';

interface ColumnOptions extends Pick<DataTableColumn, 'noWrap' | 'sortable' | 'textAlign' | 'width'> {
  /** It is left out in narrower windows, until somebody chooses the columns. */
  from?: 'md' | 'lg' | 'xl';
}

/** A column of a table. @param render without it the value of the record */
export function column<Row>(
  accessor: string,
  title: string,
  { from, ...options }: ColumnOptions = {},
  render?: (row: Row) => ReactNode,
): DataTableColumn<Row> {
  const classOf = from && `mantine-visible-from-${from}`;
  const hidden = classOf && { titleClassName: classOf, cellsClassName: classOf };
  return { accessor, title, ...options, ...hidden, ...(render && { render }) } as DataTableColumn<Row>;
}
