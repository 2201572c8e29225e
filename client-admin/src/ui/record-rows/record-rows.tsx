import { Checkbox, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Selection } from '../list-page';
import { useRowKeys } from '../list-page/use-row-keys';
import { SortableList } from '../sortable-list/sortable-list';
import classes from './record-rows.module.css';

interface RecordRowsProps<Row> {
  label: string;
  rows: Row[];
  nameOf: (row: Row) => string;
  /** Called with the rows in their new order; undefined where staff cannot change it. */
  onReorder?: (rows: Row[]) => void;
  /** With check boxes in front of the rows. */
  selection?: Selection | undefined;
  /** What the row shows. */
  children: (row: Row) => ReactNode;
  actions: (row: Row) => ReactNode;
}

/** Records, one to a row, with their actions. */
export function RecordRows<Row extends { id: number }>({
  label,
  rows,
  nameOf,
  onReorder,
  selection,
  children,
  actions,
}: RecordRowsProps<Row>) {
  const t = useTranslations();
  useRowKeys();
  const entry = (row: Row, handle: ReactNode) => (
    <>
      {selection && (
        <Checkbox
          checked={selection.has(row.id)}
          onChange={(event) => selection.toggle(row.id, event)}
          aria-label={t('list.select', { name: nameOf(row) })}
        />
      )}
      {handle}
      <div className={classes.face}>{children(row)}</div>
      <Group data-row-actions className={classes.actions} gap="xs" justify="flex-end">
        {actions(row)}
      </Group>
    </>
  );
  if (onReorder)
    return (
      <div data-rows>
        <SortableList
          label={label}
          items={rows}
          idOf={({ id }) => String(id)}
          nameOf={nameOf}
          onChange={onReorder}
          withSteps
          className={classes.rows}
          itemClassName={classes.row}
        >
          {(row, _, handle) => entry(row, handle)}
        </SortableList>
      </div>
    );
  return (
    <ol data-rows className={classes.rows} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={classes.row}>
          {entry(row, null)}
        </li>
      ))}
    </ol>
  );
}
