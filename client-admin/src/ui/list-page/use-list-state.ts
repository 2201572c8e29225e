import { type NavigateOptions, useLocation, useSearchParams } from 'react-router-dom';

/** The filters of a list: by the name in the address, the values it may have there. */
export type FilterChoices = Record<string, readonly string[]>;

/** What is chosen for each filter; null means that it is off. */
export type ChosenFilters<Choices extends FilterChoices> = {
  [Name in keyof Choices]: Choices[Name][number] | null;
};

/** By which column a list is sorted, and which way. */
export interface ListSort<Column extends string = string> {
  by: Column;
  order: 'asc' | 'desc';
}

/** What else is particular about a list. */
export interface ListOptions<Column extends string> {
  /** The columns it can be sorted by, and how it is sorted while nobody asks for anything else. */
  sort?: { columns: readonly Column[]; start: ListSort<Column> };
  /** Other words that links use for a filter's values: `{ status: { pending: 'REQUESTED' } }`. */
  aliases?: Record<string, Record<string, string>>;
  /** Whether a search or filter leaves the page number as it is; otherwise it starts on the first page. */
  keepsPage?: boolean;
}

/** What the address says about a list, and the ways to change it. */
export interface ListState<Choices extends FilterChoices = FilterChoices, Column extends string = string> {
  page: number;
  search: string;
  /** What each filter may be. */
  choices: Choices;
  filters: ChosenFilters<Choices>;
  /** The search and the filters that are on, by their names. */
  wanted: { search?: string } & { [Name in keyof Choices]?: Choices[Name][number] };
  sort: ListSort<Column>;
  /** Whether the search or a filter narrows the list. */
  isFiltered: boolean;
  setPage: (page: number, options?: { replace?: boolean }) => void;
  setSearch: (search: string) => void;
  /** Sorts by a column, ascending first; the same column again turns the order round. */
  setSort: (by: Column) => void;
  setFilter: <Name extends keyof Choices & string>(name: Name, value: Choices[Name][number] | null) => void;
  /** Back to the whole list. */
  clear: () => void;
}

/** In the history entry that a filter led to. */
interface FilteredState {
  filteredBy: string;
}

const LARGEST_PAGE = 1_000_000;
export const LONGEST_SEARCH = 200;

/**
 * Page, search and filters of a list live in the address and nowhere else, so a reload, a shared link and
 * the Back button all show the same rows. Only what differs from the plain list is written there.
 * A search or a filter starts again on the first page. Values are read in any case (`?status=completed`),
 * and what a filter does not know is as good as absent.
 */
export function useListState<const Choices extends FilterChoices, Column extends string = 'createdAt'>(
  choices: Choices,
  { sort: sorting, aliases = {}, keepsPage = false }: ListOptions<Column> = {},
): ListState<Choices, Column> {
  const [address, setAddress] = useSearchParams();
  const here = useLocation().state as Partial<FilteredState> | null;
  const { search, filters, wanted, sort } = readListAddress(address, choices, { sort: sorting, aliases });
  const firstPage: Record<string, null> = keepsPage ? {} : { page: null };

  const change = (values: Record<string, string | null>, options: NavigateOptions = {}) => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    // Only another page is another place; narrowing the list happens under the reader's eyes, and at once: a
    // change to come starts from what is shown, and must not undo this one.
    const isNarrowed = !('page' in values && values.page);
    setAddress(next, { ...options, preventScrollReset: isNarrowed, flushSync: isNarrowed });
  };

  return {
    page: readPage(address.get('page')),
    search,
    choices,
    filters,
    wanted,
    sort,
    isFiltered: search !== '' || Object.values(filters).some((value) => value !== null),
    setPage: (page, options) => change({ page: page > 1 ? String(page) : null }, options),
    // Every pause in the typing would otherwise be one more step for the Back button.
    setSearch: (text) => change({ search: text, ...firstPage }, { replace: true }),
    // An arrow key on a closed select chooses already: going through its choices is one step for the Back button.
    setFilter: (name, value) =>
      change(
        { [name]: value, ...firstPage },
        { replace: here?.filteredBy === name, state: { filteredBy: name } satisfies FilteredState },
      ),
    setSort: (by) => {
      const order = sort.by === by && sort.order === 'asc' ? 'desc' : 'asc';
      const isStart = by === sorting?.start.by && order === sorting.start.order;
      change({ sort: isStart ? null : `${by}:${order}`, page: null });
    },
    clear: () => setAddress(displayOf(address), { preventScrollReset: true }),
  };
}

/** What an address says of the search, the filters and the sort of a list. */
export function readListAddress<const Choices extends FilterChoices, Column extends string = 'createdAt'>(
  address: URLSearchParams,
  choices: Choices,
  { sort, aliases = {} }: Pick<ListOptions<Column>, 'sort' | 'aliases'> = {},
): Pick<ListState<Choices, Column>, 'search' | 'filters' | 'wanted' | 'sort'> {
  const filters = readFilters(address, choices, aliases);
  const search = (address.get('search') ?? '').trim().slice(0, LONGEST_SEARCH);
  const wanted = Object.fromEntries(
    Object.entries({ search, ...filters }).filter(([, value]) => value),
  ) as ListState<Choices>['wanted'];
  return { search, filters, wanted, sort: readSort(address.get('sort'), sort) };
}

/** How a list looks narrows nothing: it stays when the filters go. */
const DISPLAY = ['columns', 'density'];

function displayOf(address: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...address].filter(([name]) => DISPLAY.includes(name)));
}

function readPage(raw: string | null): number {
  const page = Number(raw);
  return Number.isInteger(page) && page >= 1 && page <= LARGEST_PAGE ? page : 1;
}

const NEWEST_FIRST = { by: 'createdAt', order: 'desc' } as const;

function readSort<Column extends string>(
  raw: string | null,
  sorting: ListOptions<Column>['sort'],
): ListSort<Column> {
  const start = sorting?.start ?? (NEWEST_FIRST as ListSort<Column>);
  const [by, order] = (raw ?? '').split(':');
  const column = sorting?.columns.find((each) => each === by);
  return column && (order === 'asc' || order === 'desc') ? { by: column, order } : start;
}

function readFilters<Choices extends FilterChoices>(
  address: URLSearchParams,
  choices: Choices,
  aliases: Record<string, Record<string, string>>,
): ChosenFilters<Choices> {
  const entries = Object.entries(choices).map(([name, values]) => {
    const requested = address.get(name)?.toLowerCase() ?? '';
    const wanted = aliases[name]?.[requested]?.toLowerCase() ?? requested;
    return [name, values.find((value) => value.toLowerCase() === wanted) ?? null];
  });
  return Object.fromEntries(entries) as ChosenFilters<Choices>;
}
