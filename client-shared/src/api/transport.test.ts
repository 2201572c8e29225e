import { afterEach, expect, it, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS, send, setTransport } from './transport';

afterEach(() => {
  setTransport();
  vi.restoreAllMocks();
});

it.each([
  ['a plain call', '{}', REQUEST_TIMEOUT_MS],
  ['an upload', new FormData(), 300_000],
])('%s has its time', async (_name, body, expected) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  setTransport(() =>
    Promise.resolve(new Response('{"success":true}', { headers: { 'content-type': 'application/json' } })),
  );
  await send('/x', { method: 'POST', body });
  expect(timeout).toHaveBeenCalledWith(expected);
});
