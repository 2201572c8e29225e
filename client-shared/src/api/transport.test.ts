import { afterEach, expect, it, jest } from '@jest/globals';
import {
  FILE_TIMEOUT_MS,
  FORM_TIMEOUT_MS,
  REQUEST_TIMEOUT_MS,
  send,
  setTransport,
  STALLED_FILE_MS,
} from './transport';

const { any } = AbortSignal;

afterEach(() => {
  setTransport();
  Object.assign(AbortSignal, { any });
  jest.useRealTimers();
});

/** Never answers; fails when it is given up, as fetch does. */
const silence = (_url: string, { signal }: RequestInit) =>
  new Promise<Response>((_answer, fail) => {
    const end = () => fail(signal?.reason as Error);
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end);
  });

it.each([
  ['a plain call', { body: '{}' }, REQUEST_TIMEOUT_MS, 10_000],
  ['a form with files', { body: new FormData() }, FORM_TIMEOUT_MS, 120_000],
  ['a file', { timeoutMs: FILE_TIMEOUT_MS }, FILE_TIMEOUT_MS, 60_000],
])('gives up %s that is not answered in its time', async (_name, options, limit, expected) => {
  expect(limit).toBe(expected);
  jest.useFakeTimers();
  setTransport(silence);
  const settled = jest.fn();
  const call = send('/x', { method: 'POST', ...options }).catch((failure: unknown) => {
    settled();
    return failure;
  });
  await jest.advanceTimersByTimeAsync(limit - 1);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await call).toMatchObject({ status: 0, code: 'NETWORK_ERROR', isTimeout: true });
});

it('gives a file all its time as long as pieces of it come, and gives up one that stalls', async () => {
  jest.useFakeTimers();
  let pieces = 20;
  const headers = { 'content-disposition': 'attachment; filename="plans.zip"' };
  setTransport((_url, { signal }) => {
    const body = new ReadableStream<Uint8Array>({
      // As with fetch, it fails with the call.
      start: (controller) => signal!.addEventListener('abort', () => controller.error(signal!.reason)),
      pull: async (controller) => {
        if ((pieces -= 1) < 0) return new Promise(() => {});
        await new Promise((resolve) => setTimeout(resolve, STALLED_FILE_MS - 1));
        controller.enqueue(new Uint8Array(1000));
      },
    });
    return Promise.resolve(new Response(body, { headers }));
  });
  const settled = jest.fn();
  const call = send('/x', { timeoutMs: FILE_TIMEOUT_MS }).catch((failure: unknown) => {
    settled();
    return failure;
  });
  await jest.advanceTimersByTimeAsync(20 * STALLED_FILE_MS - 30);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(STALLED_FILE_MS + 30);
  expect(await call).toMatchObject({ isTimeout: true });
});

it('ends a call by the caller where browsers cannot join signals', async () => {
  Object.assign(AbortSignal, { any: undefined });
  const caller = new AbortController();
  setTransport(silence);
  const call = send('/x', { signal: caller.signal });
  const reason = new Error('left the screen');
  caller.abort(reason);
  await expect(call).rejects.toBe(reason);
});

it('gives a file with its name', async () => {
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="services-2026-11-22.csv"',
  };
  setTransport(() => Promise.resolve(new Response('id,title', { headers })));
  const file = await send<File>('/x', {});
  expect([file.name, await file.text()]).toEqual(['services-2026-11-22.csv', 'id,title']);
});

it('fails with the time to ask again when a proxy answers in place of the API', async () => {
  const busy = { status: 503, headers: { 'content-type': 'text/html', 'retry-after': '60' } };
  setTransport(() => Promise.resolve(new Response('<h1>Busy</h1>', busy)));
  await expect(send('/x', {})).rejects.toMatchObject({ code: 'NETWORK_ERROR', status: 503, retryAfter: 60 });
});
