import { useSearchParams } from 'react-router-dom';

/** The filters of a list: by the name in the address, the values it may have there. */
export type FilterChoices = Record<string, readonly string[]>;

/** What is chosen for each filter; null means that it is off. */
export type ChosenFilters<Choices extends FilterChoices> = {
  [Name in keyof Choices]: Choices[Name][number] | null;
};

/** What the address says about a list, and the ways to change it. */
export interface ListState<Choices extends FilterChoices = FilterChoices> {
  page: number;
  search: string;
  filters: ChosenFilters<Choices>;
  /** Whether the search or a filter narrows the list. */
  isFiltered: boolean;
  setPage: (page: number, options?: { replace?: boolean }) => void;
  setSearch: (search: string) => void;
  setFilter: <Name extends keyof Choices & string>(name: Name, value: Choices[Name][number] | null) => void;
  /** Back to the whole list. */
  clear: () => void;
}

const LARGEST_PAGE = 1_000_000;
export const LONGEST_SEARCH = 200;

/**
 * Page, search and filters of a list live in the address and nowhere else, so a reload, a shared link and
 * the Back button all show the same rows. Only what differs from the plain list is written there.
 * A search or a filter starts again on the first page. Values are read in any case (`?status=completed`),
 * and what a filter does not know is as good as absent.
 */
export function useListState<const Choices extends FilterChoices>(choices: Choices): ListState<Choices> {
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address, choices);
  const search = (address.get('search') ?? '').trim().slice(0, LONGEST_SEARCH);

  const change = (values: Record<string, string | null>, options: { replace?: boolean } = {}) => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    // Only another page is another place; narrowing the list happens under the reader's eyes.
    setAddress(next, { ...options, preventScrollReset: !('page' in values && values.page) });
  };

  return {
    page: readPage(address.get('page')),
    search,
    filters,
    isFiltered: search !== '' || Object.values(filters).some((value) => value !== null),
    setPage: (page, options) => change({ page: page > 1 ? String(page) : null }, options),
    // Every pause in the typing would otherwise be one more step for the Back button.
    setSearch: (text) => change({ search: text, page: null }, { replace: true }),
    setFilter: (name, value) => change({ [name]: value, page: null }),
    clear: () => setAddress({}, { preventScrollReset: true }),
  };
}

function readPage(raw: string | null): number {
  const page = Number(raw);
  return Number.isInteger(page) && page >= 1 && page <= LARGEST_PAGE ? page : 1;
}

function readFilters<Choices extends FilterChoices>(
  address: URLSearchParams,
  choices: Choices,
): ChosenFilters<Choices> {
  const entries = Object.entries(choices).map(([name, values]) => {
    const wanted = address.get(name)?.toLowerCase();
    return [name, values.find((value) => value.toLowerCase() === wanted) ?? null];
  });
  return Object.fromEntries(entries) as ChosenFilters<Choices>;
}
