import { ApiError, type ApiErrorCode } from '@consultancy/client-shared/api';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { passesByItself, retryAtOf, storedFailure } from './answers';

const NOW = Date.parse('2026-11-26T09:00:00Z');

const failure = (status: number, code: ApiErrorCode, retryAfter?: number) =>
  new ApiError({ status, code, message: '', retryAfter });

afterEach(() => void jest.useRealTimers());

describe('a submission', () => {
  it.each([
    [400, 'VALIDATION_ERROR'],
    [404, 'NOT_FOUND'],
    [409, 'CONFLICT'],
    [401, 'UNAUTHORIZED'],
    [500, 'INTERNAL_ERROR'],
  ] as const)('does not wait after %i', (status, code) => {
    expect(passesByItself(failure(status, code))).toBe(false);
  });

  it.each([
    [0, 'NETWORK_ERROR'],
    // The page of a network that asks to sign in.
    [403, 'NETWORK_ERROR'],
    [408, 'NETWORK_ERROR'],
    [429, 'RATE_LIMITED'],
    [502, 'NETWORK_ERROR'],
    [503, 'SERVICE_UNAVAILABLE'],
  ] as const)('waits after %i %s', (status, code) => {
    expect(passesByItself(failure(status, code))).toBe(true);
  });

  it('waits as long as the server asks, else half a minute, and for no time where nobody answered', () => {
    jest.useFakeTimers({ now: NOW });
    expect(retryAtOf(failure(503, 'SERVICE_UNAVAILABLE', 300))).toBe(NOW + 300_000);
    expect(retryAtOf(failure(500, 'INTERNAL_ERROR'))).toBe(NOW + 30_000);
    // A proxy in front of the server.
    expect(retryAtOf(failure(503, 'NETWORK_ERROR', 60))).toBe(NOW + 60_000);
    expect(retryAtOf(failure(0, 'NETWORK_ERROR'))).toBeUndefined();
    expect(retryAtOf(failure(401, 'UNAUTHORIZED'))).toBeUndefined();
    expect(retryAtOf(new Error('unexpected'))).toBeUndefined();
  });

  it('keeps of a refusal the fields that were wrong, and no record', () => {
    const refused = (details: unknown) =>
      storedFailure(new ApiError({ status: 400, code: 'VALIDATION_ERROR', message: 'Refused', details }));
    const fields = [{ field: 'content', message: 'content is required' }];
    expect(refused(fields).details).toEqual(fields);
    expect(refused({ current: { fullName: 'Hanna Bekele' } }).details).toBeUndefined();
  });
});
