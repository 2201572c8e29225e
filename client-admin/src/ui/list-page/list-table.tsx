import {
  DataTable,
  type DataTableColumn,
  type DataTableSelectionProps,
  type DataTableSortProps,
} from 'mantine-datatable';
import { useTranslation } from 'react-i18next';
import classes from './list-table.module.css';
import type { Selection } from './use-selection';
import type { ListState } from './use-list-state';

interface Row {
  id: number;
}

interface ListTableProps<Entry extends Row, Column extends string> {
  rows: Entry[];
  /** Columns with `sortable` carry a name of the list's sort as their accessor. */
  columns: DataTableColumn<Entry>[];
  list?: Pick<ListState<never, Column>, 'sort' | 'setSort'>;
  /** With check boxes in front of the rows. */
  selection?: Selection;
  /** What a row is called, for the label of its check box. */
  nameOf?: (row: Entry) => string;
  onRowClick?: (row: Entry) => void;
}

/** The rows of a list as a table that scrolls in its own frame where the window is narrow. */
export function ListTable<Entry extends Row, Column extends string>({
  rows,
  columns,
  list,
  selection,
  nameOf = ({ id }) => String(id),
  onRowClick,
}: ListTableProps<Entry, Column>) {
  const { t } = useTranslation();
  const sorting: DataTableSortProps<Entry> = list
    ? {
        sortStatus: { columnAccessor: list.sort.by, direction: list.sort.order },
        onSortStatusChange: ({ columnAccessor }) => list.setSort(columnAccessor as Column),
      }
    : {};
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
      verticalSpacing="xs"
      verticalAlign="center"
      highlightOnHover
      records={rows}
      columns={columns}
      onRowClick={
        onRowClick &&
        (({ record, event }) => {
          if (!isOnControl(event.target)) onRowClick(record);
        })
      }
      {...sorting}
      {...choosing}
    />
  );
}

/** A link, switch or button inside a row does its own work only. */
function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, select, label') !== null;
}
