import { describe, expect, it } from '@jest/globals';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { isDatabaseUnavailable } from './database-unavailable.js';

const failure = (code?: string, message = 'failed') => Object.assign(new Error(message), code && { code });
const query = (error: Error) => new QueryFailedError('SELECT 1', [], error);

describe('a database that does not answer', () => {
  it.each([
    ...['57014', '57P01', '57P02', '57P03', '08000', '08006', '53300', 'ECONNREFUSED', 'ETIMEDOUT'],
    // No room on its disk, no memory, no file handles; of ours too.
    ...['53000', '53100', '53200', '53400', '58030', 'EMFILE', 'ENFILE'],
  ])('is recognized by %s, of a statement or of the connection', (code) => {
    expect(isDatabaseUnavailable(query(failure(code)))).toBe(true);
    expect(isDatabaseUnavailable(failure(code))).toBe(true);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('is recognized by the message of the driver: %s', (message) => {
    expect(isDatabaseUnavailable(query(failure(undefined, message)))).toBe(true);
    expect(isDatabaseUnavailable(failure(undefined, message))).toBe(true);
  });

  it('is recognized by a connection that broke inside a transaction', () => {
    expect(isDatabaseUnavailable(new QueryRunnerAlreadyReleasedError())).toBe(true);
    expect(isDatabaseUnavailable(new QueryRunnerProviderAlreadyReleasedError())).toBe(true);
  });

  it.each([
    query(failure('42703')),
    query(failure('23505')),
    query(failure('22P02')),
    failure('FST_ERR_CTP_INVALID_JSON_BODY'),
    failure(undefined, 'Cannot read properties of undefined'),
    undefined,
    'Connection terminated',
  ])('is not recognized by %s', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
