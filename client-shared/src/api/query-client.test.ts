import { describe, expect, it } from '@jest/globals';
import { MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { ApiError } from './api-error';
import { createQueryClient, isWorthRetrying, mayPassAtOnce, retryDelay } from './query-client';

function failure(status: number, retryAfter?: number) {
  return new ApiError({ status, code: 'INTERNAL_ERROR', message: '', retryAfter });
}

/** How often a query that failed is requested when a screen that shows it opens. */
async function requestsOnOpening(status: number, change: (client: QueryClient) => unknown = () => {}) {
  const client = createQueryClient();
  let requested = 0;
  const queryFn = () => {
    requested += 1;
    return Promise.reject(failure(status));
  };
  const query = { queryKey: ['record'], queryFn, retry: false };
  await client.prefetchQuery(query);
  await change(client);
  const close = new QueryObserver(client, query).subscribe(() => {});
  await waitFor(() => expect(client.isFetching()).toBe(0));
  close();
  return requested - 1;
}

describe('a failure that is known when a screen opens', () => {
  it.each([
    [404, 0],
    [400, 0],
    [401, 1],
    [503, 1],
    [0, 1],
  ])('of status %i is requested again %i times', async (status, times) => {
    expect(await requestsOnOpening(status)).toBe(times);
  });

  it('is requested again after a change, which may have created it', async () => {
    const change = (client: QueryClient) =>
      new MutationObserver(client, { mutationFn: () => Promise.resolve() }).mutate();
    expect(await requestsOnOpening(404, change)).toBe(1);
  });
});

describe('retries', () => {
  it.each([
    [0, true],
    [400, false],
    [401, false],
    [404, false],
    [408, true],
    [409, false],
    [429, true],
    [500, true],
    [503, true],
  ])('status %i is worth another attempt: %s', (status, expected) => {
    expect(isWorthRetrying(failure(status))).toBe(expected);
  });

  it('a query waits as long as Retry-After says, however long that is', () => {
    expect(isWorthRetrying(failure(429, 900))).toBe(true);
    expect(retryDelay(0, failure(429, 900))).toBe(900_000);
  });

  it.each([
    [0, true],
    [400, false],
    [401, false],
    [408, true],
    [409, false],
    [429, false],
    [500, true],
    [503, true],
  ])('a mutation that failed with %i is repeated at once: %s', (status, expected) => {
    expect(mayPassAtOnce(failure(status))).toBe(expected);
    expect(createQueryClient().getDefaultOptions().mutations?.retryDelay).toBe(0);
  });

  it('a mistake of ours is not tried again', () => {
    expect(isWorthRetrying(new TypeError('x is undefined'))).toBe(false);
  });

  it('stop after three for queries and one for mutations', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    const attempts = (retry: unknown) =>
      [0, 1, 2, 3].filter((count) =>
        (retry as (count: number, error: Error) => boolean)(count, failure(500)),
      );
    expect(attempts(queries?.retry)).toHaveLength(3);
    expect(attempts(mutations?.retry)).toHaveLength(1);
  });

  it('wait twice as long each time, or for Retry-After', () => {
    expect([0, 1, 2].map((attempt) => retryDelay(attempt, failure(500)))).toEqual([1000, 2000, 4000]);
    expect(retryDelay(0, failure(429, 12))).toBe(12_000);
  });
});
