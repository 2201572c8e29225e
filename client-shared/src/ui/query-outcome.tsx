import { type ReactNode, useState } from 'react';
import { ApiError } from '../api/api-error';
import { ErrorPanel } from './error-panel';

/** The part of a query that decides what a screen shows; every generated hook's answer fits. */
export interface OutcomeQuery<Data> {
  data: Data | undefined;
  error: unknown;
  /** Why the last attempt failed, while others go on. */
  failureReason?: unknown;
  refetch: () => unknown;
  isFetching: boolean;
}

export interface QueryOutcomeProps<Data> {
  query: OutcomeQuery<Data>;
  /** In the final shape of the data, so that nothing moves when it arrives. */
  pending: ReactNode;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  /** In place of a record that does not exist: the answer is 400 or 404. */
  notFound?: ReactNode;
  /** Whether the data is edited: it stays on the screen even if the record has been deleted. */
  isForm?: boolean;
  /** First line of the error panel; without it a general one. */
  failed?: string;
  /** In place of what the failure says. */
  reason?: string;
  /** In place of the error panel. */
  error?: (error: unknown, retry: () => void) => ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Shows a query as pending, failed, empty or with its data. Data stays on the screen while it is refreshed, also when
 * the refresh fails, unless it is refused; a failure without data stays until the next attempt is over. A timeout and a
 * long wait for the next attempt are shown at once.
 */
export function QueryOutcome<Data>({
  query,
  pending,
  isEmpty,
  empty = null,
  notFound,
  isForm = false,
  failed,
  reason,
  error,
  children,
}: QueryOutcomeProps<Data>) {
  const failure = useStandingFailure(query);
  if (query.data !== undefined && (isForm || !isRefused(query.error)))
    return <>{isEmpty?.(query.data) ? empty : children(query.data)}</>;
  if (!failure) return <>{pending}</>;
  if (notFound && isAboutAddress(failure)) return <>{notFound}</>;
  const retry = () => void query.refetch();
  if (error) return <>{error(failure, retry)}</>;
  return (
    <ErrorPanel title={failed} failure={failure} reason={reason} onRetry={retry} busy={query.isFetching} />
  );
}

/** What one may not see any more, or what is gone, is not shown as it was before. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 404, 410].includes(error.status);
}

/** There is no such record, or its id is none. */
function isAboutAddress(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
}

/** Seconds until the next attempt, beyond which a sentence is better than a spinner. */
const LONGEST_WAIT = 10;

function takesLong(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false;
  return failure.isTimeout || (failure.retryAfter ?? 0) > LONGEST_WAIT;
}

/** A query forgets its error with each new attempt. */
function useStandingFailure({ error, failureReason, isFetching }: OutcomeQuery<unknown>): unknown {
  const [last, setLast] = useState(error);
  const standing = error ?? (takesLong(failureReason) ? failureReason : null) ?? (isFetching ? last : null);
  if (standing !== last) setLast(standing);
  return standing;
}
