import { MutationCache, type MutationMeta, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';

const MINUTE_MS = 60_000;
const MAX_RETRIES = 3;
const RETRYABLE_CLIENT_ERRORS = [408, 429];

/** A refusal stays a refusal; only what may pass by itself is worth another attempt. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const isClientError = error.status >= 400 && error.status < 500;
  return !isClientError || RETRYABLE_CLIENT_ERRORS.includes(error.status);
}

/** Whether a mutation is repeated at once, with its key: nobody answered, or the server could not. */
export function mayPassAtOnce(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'NETWORK_ERROR' || [0, 408].includes(error.status) || error.status >= 500;
}

/**
 * Whether a failure that is known when a screen opens is requested again: not after 400, 404 and 410.
 */
function mayAnswerOtherwise({ state: { error } }: { state: { error: unknown } }): boolean {
  return !(error instanceof ApiError && [400, 404, 410].includes(error.status));
}

/** Milliseconds until the next attempt: doubling from one second, or what the server requested. */
export function retryDelay(attempt: number, error: unknown): number {
  const requested = error instanceof ApiError ? error.retryAfter : undefined;
  return requested !== undefined ? requested * 1000 : Math.min(1000 * 2 ** attempt, 30_000);
}

/**
 * The query rules of both clients. Data is fresh for 5 minutes and kept for 10. Without a connection a call fails
 * like any other: waiting for the line in silence would look like a page that never ends loading.
 * @param onAnswer called with what a mutation answered, before anything is fetched again because of it
 */
export function createQueryClient(
  onAnswer?: (answer: unknown, meta: MutationMeta | undefined) => void,
  Client = QueryClient,
): QueryClient {
  const client: QueryClient = new Client({
    // A change may have brought what was missing: after a success, failed queries are dropped.
    mutationCache: new MutationCache({
      onSuccess: (answer, _variables, _result, { meta }) => {
        forgetFailures(client);
        onAnswer?.(answer, meta);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE_MS,
        gcTime: 10 * MINUTE_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
        retryDelay,
        retryOnMount: mayAnswerOtherwise,
      },
      mutations: {
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && mayPassAtOnce(error),
        retryDelay: 0,
      },
    },
  });
  return client;
}

function forgetFailures(client: QueryClient): void {
  client.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
}

/** For one rendered page: nothing is retried (the page must not wait) and no timer outlives it. */
export function createServerQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, gcTime: Infinity, retry: false, retryOnMount: mayAnswerOtherwise },
    },
  });
}
