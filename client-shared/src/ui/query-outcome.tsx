import { type ReactNode, useState } from 'react';
import { ApiError } from '../api/api-error';
import { OutcomePanel } from './outcome-panel';

/** The part of a query that decides what a screen shows; every generated hook's answer fits. */
export interface OutcomeQuery<Data> {
  data: Data | undefined;
  error: unknown;
  /** Why the last attempt failed, while others go on. */
  failureReason?: unknown;
  refetch: () => unknown;
  isFetching: boolean;
}

interface QueryOutcomeProps<Data> {
  query: OutcomeQuery<Data>;
  /** In the final shape of the data, so that nothing moves when it arrives. */
  pending: ReactNode;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  /** Instead of the plain panel with "Try Again". */
  error?: (error: unknown, retry: () => void) => ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * The four outcomes of a query, each shown in one way. Data that is already there stays on the screen
 * while it is refreshed, also when the refresh fails, unless it is refused; a failure without data stays until the next
 * attempt is over. Where the time of an attempt ran out that is said at once, though more attempts follow.
 */
export function QueryOutcome<Data>({
  query,
  pending,
  isEmpty,
  empty = null,
  error,
  children,
}: QueryOutcomeProps<Data>) {
  const failure = useStandingFailure(query);
  if (query.data !== undefined && !isRefused(query.error))
    return <>{isEmpty?.(query.data) ? empty : children(query.data)}</>;
  if (!failure) return <>{pending}</>;
  const retry = () => void query.refetch();
  if (error) return <>{error(failure, retry)}</>;
  return <OutcomePanel failure={failure} onRetry={retry} busy={query.isFetching} />;
}

/** What one may not see any more, or what is gone, is not shown as it was before. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 404, 410].includes(error.status);
}

/** A query forgets its error with each new attempt. */
function useStandingFailure({ error, failureReason, isFetching }: OutcomeQuery<unknown>): unknown {
  const [last, setLast] = useState(error);
  const late = failureReason instanceof ApiError && failureReason.isTimeout ? failureReason : null;
  const standing = error ?? late ?? (isFetching ? last : null);
  if (standing !== last) setLast(standing);
  return standing;
}
