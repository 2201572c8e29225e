import type { ApiError } from '@consultancy/client-shared/api';
import type { OutcomeQuery } from '@consultancy/client-shared/ui';
import {
  keepPreviousData,
  type QueryKey,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pagesBetween, shownPages } from './shown-pages';

/** One page of a list, as the API answers it. */
interface PageAnswer {
  data: { data: { id: number }[]; pagination?: { totalItems: number; hasNext: boolean } };
}

/** Generated options of one page. */
type PageQuery<Answer> = UseQueryOptions<Answer, ApiError> & { queryKey: QueryKey };

/** A list as far as it is shown. */
export interface PagedList<Item> extends OutcomeQuery<Item[]> {
  /** How many there are, shown or not. */
  total: number;
  /** The list of another question is shown while this one's is on the way. */
  isPlaceholderData: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why the first page that is missing is not there. */
  moreFailure: unknown;
  retryMore: () => void;
}

/** All pages of a list that the address shows, as one list. */
export function usePagedList<Answer extends PageAnswer>(
  queryOf: (page: number) => PageQuery<Answer>,
): PagedList<Answer['data']['data'][number]> {
  const [query] = useSearchParams();
  const queryClient = useQueryClient();
  const wanted = shownPages(query);
  // Loading more keeps the pages that are shown, and going back shows them again.
  const [begin, setBegin] = useState(() => (queryClient.getQueryData(queryOf(1).queryKey) ? 1 : wanted[0]!));
  const [first, ...others] = pagesBetween(Math.min(begin, wanted[0]!), wanted.at(-1)!);
  const start = useQuery({ ...queryOf(first!), placeholderData: keepPreviousData });
  const further = useQueries({ queries: start.isPlaceholderData ? [] : others.map(queryOf) });

  /** @returns whether all are there that come before what was shown at first */
  const fetchEarlier = useEffectEvent(async () => {
    const earlier = pagesBetween(1, begin - 1).map((page) => queryClient.fetchQuery(queryOf(page)));
    const fetched = await Promise.allSettled(earlier);
    return fetched.every(({ status }) => status === 'fulfilled');
  });
  useEffect(() => {
    void fetchEarlier().then((areThere) => areThere && setBegin(1));
  }, []);

  // Stop at the first gap: pages behind it would hide that one is missing.
  const missing = further.find(({ data }) => data === undefined);
  const shown = [start, ...further.slice(0, missing && further.indexOf(missing))];
  const answers = shown.map(({ data }) => data).filter((answer) => answer !== undefined);
  const pagination = answers.at(-1)?.data.pagination;
  return {
    data: start.data && withoutRepeats(answers.flatMap((answer) => answer.data.data)),
    error: start.error,
    refetch: start.refetch,
    isFetching: start.isFetching,
    isPlaceholderData: start.isPlaceholderData,
    total: pagination?.totalItems ?? start.data?.data.data.length ?? 0,
    hasMore: pagination?.hasNext === true,
    isLoadingMore: further.some(({ isPending, isFetching }) => isPending && isFetching),
    moreFailure: missing?.error ?? null,
    retryMore: () => void missing?.refetch(),
  };
}

/** A record that was added between two fetches moves another one from the end of a page to the next page. */
function withoutRepeats<Item extends { id: number }>(items: Item[]): Item[] {
  const seen = new Set<number>();
  return items.filter(({ id }) => seen.size < seen.add(id).size);
}
