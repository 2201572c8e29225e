import type { PaginationDto } from '@consultancy/client-shared/api/model';
import { ErrorPanel, type OutcomeQuery, QueryOutcome } from '@consultancy/client-shared/ui';
import { Box } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../failure-text';
import { ListEmpty } from './list-empty';
import { Pager, type PagerWords } from './pager';
import type { ListState } from './use-list-state';

interface PageAnswer<Row> {
  data: { data: Row[]; pagination: PaginationDto };
}

export interface ListBodyProps<Row> {
  /** With `placeholderData: keepPreviousData`, so that the rows stay until the next ones are there. */
  query: OutcomeQuery<PageAnswer<Row>> & { isPlaceholderData: boolean };
  list: Pick<ListState, 'page' | 'setPage' | 'isFiltered' | 'clear'>;
  /** Skeletons in the shape of the rows. */
  pending: ReactNode;
  emptyText: string;
  emptyHint?: string;
  /** First line of the list's error panel, above the reason. Without it only the reason is shown. */
  errorTitle?: string;
  /** The reason when the failure has no message of its own. */
  errorText?: string;
  /** Instead of the plain panel with "Try Again". */
  error?: (text: string, retry: () => void) => ReactNode;
  pagerWords?: PagerWords;
  /** Whether a list of one page has no pager. */
  hidesSinglePager?: boolean;
  /** The rows, as cards or as a table. */
  children: (rows: Row[]) => ReactNode;
}

/** The rows of a list with everything that may stand in their place, and the pager below. */
export function ListBody<Row>({
  query,
  list,
  pending,
  emptyText,
  emptyHint,
  errorTitle,
  errorText,
  error,
  pagerWords,
  hidesSinglePager = false,
  children,
}: ListBodyProps<Row>) {
  const t = useTranslations();
  const failureText = useFailureText();
  const isPastEnd = useLastPageWhenPastEnd(query, list.setPage);
  return (
    <QueryOutcome
      query={query}
      pending={pending}
      isEmpty={({ data }) => data.pagination.totalItems === 0}
      empty={<ListEmpty text={emptyText} hint={emptyHint} list={list} />}
      error={(failure, retry) => {
        const reason = failureText(failure, errorText ?? t('errorOccurred'));
        if (error) return error(reason, retry);
        const words = errorTitle ? { title: errorTitle, reason } : { title: reason };
        return <ErrorPanel {...words} onRetry={retry} busy={query.isFetching} />;
      }}
    >
      {({ data }) =>
        isPastEnd ? (
          pending
        ) : (
          <>
            <Box
              opacity={query.isPlaceholderData ? 0.55 : 1}
              style={{ transition: 'opacity var(--quick)' }}
              aria-busy={query.isPlaceholderData}
            >
              {children(data.data)}
            </Box>
            {!(hidesSinglePager && data.pagination.totalPages <= 1) && (
              <Pager page={list.page} pagination={data.pagination} words={pagerWords} onPage={list.setPage} />
            )}
          </>
        )
      }
    </QueryOutcome>
  );
}

/** Rows get fewer and links get old: an address past the end of the list leads to its last page. */
function useLastPageWhenPastEnd<Row>(
  { data, isPlaceholderData }: ListBodyProps<Row>['query'],
  setPage: ListState['setPage'],
): boolean {
  const { currentPage, totalPages } = data?.data.pagination ?? { currentPage: 1, totalPages: 1 };
  const isPastEnd = currentPage > Math.max(totalPages, 1);
  useEffect(() => {
    if (isPastEnd && !isPlaceholderData) setPage(totalPages, { replace: true });
  });
  return isPastEnd;
}
