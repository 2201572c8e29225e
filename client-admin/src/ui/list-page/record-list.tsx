import type { PaginationDto, SavedViewList } from '@consultancy/client-shared/api/model';
import type { QueryKey } from '@tanstack/react-query';
import type { DataTableColumn } from 'mantine-datatable';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { type BulkField, useBulkStatus } from '../bulk-status';
import { BulkBar } from './bulk-bar';
import { CardGrid } from './card-grid';
import { FilterSelect } from './filter-select';
import { ListBody, type ListBodyProps } from './list-body';
import { ListedContext, useListOrigin } from './list-origin';
import { ListTable } from './list-table';
import { ListTableSkeleton } from './list-table-skeleton';
import { ListToolbar } from './list-toolbar';
import { RowFilterContext } from './row-filter';
import { useColumns } from './use-columns';
import { useLayout } from './use-layout';
import type { FilterChoices, ListState } from './use-list-state';
import { type RefreshableQuery, useRefresh } from './use-refresh';
import { useRowKeys } from './use-row-keys';
import { type Selection, useSelection } from './use-selection';

/**
 * What a filter is called for screen readers, its choice of all, what its other choices are called, and which of them
 * it offers, where that is not all; another one is offered while the list is filtered by it.
 */
export type FilterWords<Value extends string> = readonly [
  label: string,
  all: string,
  wordsOf: (value: Value) => string,
  offered?: readonly Value[],
];

interface RecordListProps<Row extends { id: number }, Choices extends FilterChoices, Column extends string>
  extends
    Partial<Pick<ListBodyProps<Row>, 'pending'>>,
    Omit<ListBodyProps<Row>, 'query' | 'list' | 'pending' | 'children'> {
  list: ListState<Choices, Column>;
  query: RefreshableQuery & {
    data: { data: { data: Row[]; pagination: PaginationDto } } | undefined;
    error: unknown;
    isFetching: boolean;
    isPlaceholderData: boolean;
    queryKey: QueryKey;
  };
  /** Names its saved views, and what this browser keeps of its columns. */
  views: SavedViewList;
  /** Fetched again with the list. */
  also?: RefreshableQuery[];
  /** Without it the list cannot be searched. */
  searchPlaceholder?: string;
  /** In their order; one whose choices the list does not know is an element of its own. */
  filters?: { [Name in keyof Choices]?: FilterWords<Choices[Name][number]> | ReactElement };
  /** Of a table. */
  columns?: DataTableColumn<Row>[];
  /** The records as cards; with columns too, as cards or as a table, as the reader likes it. */
  card?: (row: Row, selection: Selection) => ReactNode;
  /** What several records can be given at once; without it there are no check boxes. */
  bulk?: readonly BulkField<Row>[];
  deletion?: { ask: (rows: Row[], onDone: () => void) => void; isPending: boolean };
  /** What a row is called, for its check box. */
  nameOf?: (row: Row) => string;
  /** What it is called where its change was refused; the same where nothing is said. */
  refusedNameOf?: (row: Row) => string;
  keyOf?: (row: Row) => string;
  onRowClick?: (row: Row, origin: ReturnType<typeof useListOrigin>) => void;
}

/** A list of records with its search, filters and saved views, and what can be done to several at once. */
export function RecordList<Row extends { id: number }, Choices extends FilterChoices, Column extends string>({
  list,
  query,
  views,
  also = [],
  searchPlaceholder,
  filters = {},
  columns = [],
  card,
  bulk,
  deletion,
  nameOf = ({ id }) => String(id),
  refusedNameOf = nameOf,
  keyOf,
  onRowClick,
  pending,
  ...body
}: RecordListProps<Row, Choices, Column>) {
  useRowKeys();
  const refresh = useRefresh(query, ...also);
  const { shown, choice } = useColumns(views.toLowerCase(), columns);
  const selection = useSelection(bulk ? (query.data?.data.data ?? []).map(({ id }) => id) : null);
  const change = useBulkStatus<Row>({
    ...{ selection, nameOf: refusedNameOf, fields: bulk ?? [] },
  });
  const [layout, setLayout] = useLayout(views.toLowerCase());
  const hasBoth = card !== undefined && columns.length > 0;
  const shownCard = hasBoth && layout === 'table' ? undefined : card;
  const origin = useListOrigin();
  const among = listedOf(query.data?.data);
  return (
    <>
      <ListToolbar
        list={list}
        searchPlaceholder={searchPlaceholder}
        views={views}
        refresh={refresh}
        columns={shownCard ? undefined : choice}
        layout={hasBoth ? { value: layout, set: setLayout } : undefined}
      >
        {Object.entries<FilterWords<string> | ReactElement | undefined>(filters).map(([name, filter]) =>
          !filter || isValidElement(filter) ? (
            filter
          ) : (
            <Filter key={name} list={list as never} name={name} words={filter as FilterWords<string>} />
          ),
        )}
      </ListToolbar>
      <ListBody
        {...body}
        pending={(!hasBoth || shownCard) && pending ? pending : <ListTableSkeleton />}
        query={query}
        list={list}
      >
        {(rows) => (
          <RowFilterContext value={list as never}>
            <ListedContext value={among}>
              {bulk && (shownCard || selection.ids.length > 0) && (
                <BulkBar selection={selection} rows={rows} bulk={change} deletion={deletion} />
              )}
              {shownCard ? (
                <CardGrid rows={rows}>{(row) => shownCard(row, selection)}</CardGrid>
              ) : (
                <ListTable
                  {...{ rows, nameOf, keyOf, list }}
                  onRowClick={onRowClick && ((row: Row) => onRowClick(row, { ...origin, among }))}
                  columns={shown}
                  selection={bulk && selection}
                />
              )}
            </ListedContext>
          </RowFilterContext>
        )}
      </ListBody>
    </>
  );
}

function listedOf(page: { data: { id: number }[]; pagination: PaginationDto } | undefined) {
  if (!page) return undefined;
  const { currentPage, totalPages } = page.pagination;
  return { ids: page.data.map(({ id }) => id), first: currentPage, last: currentPage, pages: totalPages };
}

interface FilterProps {
  list: ListState;
  name: string;
  words: FilterWords<string>;
}

function Filter({ list, name, words: [label, all, wordsOf, offered] }: FilterProps) {
  const current = list.filters[name] ?? null;
  const choices = list.choices[name]!.filter(
    (value) => !offered || offered.includes(value) || value === current,
  );
  return (
    <FilterSelect
      label={label}
      all={all}
      choices={choices.map((value) => ({ value, label: wordsOf(value) }))}
      value={current}
      onChange={(value) => list.setFilter(name, value)}
    />
  );
}
