import type { OutcomeQuery } from '@consultancy/client-shared/ui';
import {
  keepPreviousData,
  type QueryFunctionContext,
  type QueryKey,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How many pages of a list a rendered page holds; an address must not make the server work without bounds. */
const MOST_PAGES = 5;

/** One page of a list, as the API answers it. */
interface PageAnswer<Item> {
  data: { data: Item[]; pagination?: { totalItems: number; hasNext: boolean } };
}

interface PageQuery<Item> {
  queryKey: QueryKey;
  queryFn?(context: QueryFunctionContext): PageAnswer<Item> | Promise<PageAnswer<Item>>;
}

/** A list as far as it is shown. */
export interface PagedList<Item> extends OutcomeQuery<Item[]> {
  /** How many there are, shown or not. */
  total: number;
  /** The list of another question is shown while this one's is on the way. */
  isPlaceholderData: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why the last page that was asked for is not there. */
  moreFailure: unknown;
  retryMore: () => void;
}

/** The page up to which the list of an address is shown, `?page=`; 1 for anything else. */
export function readPageNumber(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** The pages that an address shows. */
export function shownPages(query: URLSearchParams): number[] {
  const last = readPageNumber(query);
  return pagesBetween(Math.max(1, last - MOST_PAGES + 1), last);
}

function pagesBetween(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** All pages of a list that the address shows, as one list. */
export function usePagedList<Item>(queryOf: (page: number) => PageQuery<Item>): PagedList<Item> {
  const [query] = useSearchParams();
  const wanted = shownPages(query);
  // Whoever goes on keeps what is shown already.
  const [begin] = useState(wanted[0]!);
  const [first, ...others] = pagesBetween(Math.min(begin, wanted[0]!), wanted.at(-1)!);
  const start = useQuery({ ...queryOf(first!), placeholderData: keepPreviousData });
  const further = useQueries({ queries: start.isPlaceholderData ? [] : others.map(queryOf) });

  const answers = [start.data, ...further.map(({ data }) => data)].filter((answer) => answer !== undefined);
  const last = further.at(-1);
  const pagination = answers.at(-1)?.data.pagination;
  return {
    data: start.data && answers.flatMap((answer) => answer.data.data),
    error: start.error,
    refetch: start.refetch,
    isFetching: start.isFetching,
    isPlaceholderData: start.isPlaceholderData,
    total: pagination?.totalItems ?? start.data?.data.data.length ?? 0,
    hasMore: pagination?.hasNext === true,
    isLoadingMore: further.some(({ isPending, isFetching }) => isPending && isFetching),
    moreFailure: last?.data ? null : last?.error,
    retryMore: () => void last?.refetch(),
  };
}
