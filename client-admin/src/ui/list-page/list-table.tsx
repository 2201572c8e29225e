import 'mantine-datatable/styles.layer.css';
import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
  type DataTableSelectionProps,
} from 'mantine-datatable';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import classes from './list-table.module.css';
import { useDensity } from './use-density';
import type { ListState } from './use-list-state';
import type { Selection } from './use-selection';

interface Row {
  id: number;
}

interface ListTableProps<Entry extends Row, Column extends string> {
  rows: Entry[];
  /** Columns with `sortable` carry a name of the list's sort as their accessor, and a title. */
  columns: DataTableColumn<Entry>[];
  list?: Pick<ListState<never, Column>, 'sort' | 'setSort'>;
  /** With check boxes in front of the rows. */
  selection?: Selection;
  /** What a row is called, for the label of its check box. */
  nameOf?: (row: Entry) => string;
  /** The key of a row, where ids alone are not unique. */
  keyOf?: (row: Entry) => string;
  /** A shortcut for the mouse; the row must hold a link or a button that leads to the same place. */
  onRowClick?: (row: Entry) => void;
}

/**
 * The rows of a list as a table that scrolls in its own frame where the window is narrow. On a phone the cells of a
 * row lie below each other.
 */
export function ListTable<Entry extends Row, Column extends string>({
  rows,
  columns,
  list,
  selection,
  nameOf = ({ id }) => String(id),
  keyOf,
  onRowClick,
}: ListTableProps<Entry, Column>) {
  const t = useTranslations();
  const [density] = useDensity();
  const choosing: DataTableSelectionProps<Entry> = selection
    ? {
        selectedRecords: rows.filter(({ id }) => selection.has(id)),
        onSelectedRecordsChange: (selected) => selection.set(selected.map(({ id }) => id)),
        allRecordsSelectionCheckboxProps: { 'aria-label': t('list.selectAll') },
        getRecordSelectionCheckboxProps: (row) => ({ 'aria-label': t('list.select', { name: nameOf(row) }) }),
      }
    : {};
  return (
    <DataTable<Entry>
      className={classes.table}
      withTableBorder
      minHeight={0}
      // Empty lists never come here; the library would keep its words for them in the page, unseen but read aloud.
      emptyState={<></>}
      data-density={density}
      data-rows
      // A line with a button is 40 px high.
      verticalSpacing={density === 'compact' ? '0.1875rem' : '0.3125rem'}
      verticalAlign="center"
      highlightOnHover
      // Wherever the rows are scrolled to, what can be done with them is in reach.
      pinLastColumn={columns.at(-1)?.accessor === 'actions'}
      idAccessor={keyOf ?? 'id'}
      records={rows}
      columns={columns.map((column, index) => ({
        ...(list ? withSortHeader(column, list) : column),
        cellsClassName: `${column.cellsClassName ?? ''} ${placeOf(column, index)}`,
        customCellAttributes: () => ({ 'data-title': column.title }),
      }))}
      onRowClick={onRowClick && ignoreControls(onRowClick)}
      {...choosing}
    />
  );
}

/** Where the cells of a column lie on a phone. */
function placeOf<Entry>({ accessor }: DataTableColumn<Entry>, index: number): string | undefined {
  if (index === 0) return classes.name;
  return accessor === 'actions' ? classes.actions : classes.value;
}

/** The library makes a button of the whole header cell, which then is no header any more to a screen reader. */
function withSortHeader<Entry, Column extends string>(
  { sortable, ...column }: DataTableColumn<Entry>,
  list: Pick<ListState<never, Column>, 'sort' | 'setSort'>,
): DataTableColumn<Entry> {
  if (!sortable) return column;
  const name = column.accessor as Column;
  return {
    ...column,
    title: (
      <SortHeader
        order={list.sort.by === name ? list.sort.order : null}
        align={column.textAlign}
        onSort={() => list.setSort(name)}
      >
        {column.title}
      </SortHeader>
    ),
  };
}

const CONTROLS = 'a, button, input, select, textarea, label';

/** Links and controls in a row do their own work; so do dialogs, whose clicks React sends up to the row. */
function ignoreControls<Entry>(onRowClick: (row: Entry) => void): DataTableProps<Entry>['onRowClick'] {
  return ({ record, event }) => {
    const target = event.target as Element;
    if (event.currentTarget.contains(target) && !target.closest(CONTROLS)) onRowClick(record);
  };
}

interface SortHeaderProps {
  children: ReactNode;
  /** How the list is sorted by this column now; null while it is sorted by another one. */
  order: 'asc' | 'desc' | null;
  align?: 'left' | 'center' | 'right';
  onSort: () => void;
}

const ORDERS = { asc: 'ascending', desc: 'descending' } as const;
const ICONS = { asc: IconArrowUp, desc: IconArrowDown } as const;

/** The name of a column as a button that sorts by it; the arrow shows the order. */
function SortHeader({ children, order, align, onSort }: SortHeaderProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The library's header cell takes no attributes of ours.
  useLayoutEffect(() => {
    button.current?.closest('th')?.setAttribute('aria-sort', order ? ORDERS[order] : 'none');
  }, [order]);
  const Arrow = order ? ICONS[order] : IconSelector;
  return (
    <UnstyledButton
      ref={button}
      className={classes.header}
      data-align={align}
      data-on={order !== null || undefined}
      onClick={onSort}
    >
      {children}
      <Arrow size={14} stroke={1.8} aria-hidden />
    </UnstyledButton>
  );
}
