import { ApiError, type ApiErrorCode, setTransport } from '@consultancy/client-shared/api';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isRefusal, retryAtOf, sendSubmission } from './send';
import type { WaitingSubmission } from './submission';

const NOW = Date.parse('2026-11-26T09:00:00Z');

const failure = (status: number, code: ApiErrorCode, retryAfter?: number) =>
  new ApiError({ status, code, message: '', retryAfter });

const submission: WaitingSubmission<'contact'> = {
  ...{ state: 'waiting', id: 'a'.repeat(32), form: 'contact', language: 'am', account: null },
  ...{ madeAt: NOW, endsAt: NOW, values: {} },
  body: { name: 'Hanna', email: 'hanna@mail.example', subject: 'A house', message: 'In Bole' },
};

afterEach(() => {
  setTransport();
  jest.useRealTimers();
});

it('sends a submission with its id as key, in its language', async () => {
  const sent: Headers[] = [];
  setTransport((_url, { headers }) => {
    sent.push(new Headers(headers));
    return Promise.resolve(Response.json({ success: true, message: '', data: { id: 7 } }));
  });
  expect(await sendSubmission(submission)).toEqual({ id: 7 });
  expect(sent.map((each) => each.get('Idempotency-Key'))).toEqual([submission.id]);
  expect(sent[0]!.get('Accept-Language')).toBe('am');
});

describe('a submission', () => {
  it.each([
    [400, 'VALIDATION_ERROR'],
    [404, 'NOT_FOUND'],
    [409, 'CONFLICT'],
  ] as const)('is given back after %i', (status, code) => {
    expect(isRefusal(failure(status, code))).toBe(true);
  });

  it.each([
    [0, 'NETWORK_ERROR'],
    // The page of a network that asks to sign in.
    [403, 'NETWORK_ERROR'],
    [408, 'NETWORK_ERROR'],
    [429, 'RATE_LIMITED'],
    [500, 'INTERNAL_ERROR'],
    [503, 'SERVICE_UNAVAILABLE'],
  ] as const)('waits after %i %s', (status, code) => {
    expect(isRefusal(failure(status, code))).toBe(false);
  });

  it('waits as long as the server asks, else half a minute, and for no time where nobody answered', () => {
    jest.useFakeTimers({ now: NOW });
    expect(retryAtOf(failure(503, 'SERVICE_UNAVAILABLE', 300))).toBe(NOW + 300_000);
    expect(retryAtOf(failure(500, 'INTERNAL_ERROR'))).toBe(NOW + 30_000);
    // A proxy in front of the server.
    expect(retryAtOf(failure(503, 'NETWORK_ERROR', 60))).toBe(NOW + 60_000);
    expect(retryAtOf(failure(0, 'NETWORK_ERROR'))).toBeUndefined();
    expect(retryAtOf(new Error('unexpected'))).toBeUndefined();
  });
});
