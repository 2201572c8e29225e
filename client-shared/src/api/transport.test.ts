import { afterEach, expect, it, jest } from '@jest/globals';
import { FILE_TIMEOUT_MS, REQUEST_TIMEOUT_MS, send, setTransport } from './transport';

const { any } = AbortSignal;

afterEach(() => {
  setTransport();
  Object.assign(AbortSignal, { any });
  jest.restoreAllMocks();
});

it.each([
  ['a plain call', { body: '{}' }, REQUEST_TIMEOUT_MS],
  ['an upload', { body: new FormData() }, FILE_TIMEOUT_MS],
  ['a call that asks for more', { timeoutMs: 60_000 }, 60_000],
])('%s has its time', async (_name, options, expected) => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  setTransport(() =>
    Promise.resolve(new Response('{"success":true}', { headers: { 'content-type': 'application/json' } })),
  );
  await send('/x', { method: 'POST', ...options });
  expect(timeout).toHaveBeenCalledWith(expected);
});

it.each(['by the caller', 'after its time'])(
  'ends a call %s where browsers cannot join signals',
  async (who) => {
    Object.assign(AbortSignal, { any: undefined });
    const deadline = new AbortController();
    const caller = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    setTransport(
      (_url, { signal }) =>
        new Promise((_answer, fail) => signal?.addEventListener('abort', () => fail(new Error('aborted')))),
    );
    const call = send('/x', { signal: caller.signal });
    (who === 'by the caller' ? caller : deadline).abort();
    const message = who === 'by the caller' ? 'aborted' : 'Timed out';
    await expect(call).rejects.toThrow(message);
  },
);

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
