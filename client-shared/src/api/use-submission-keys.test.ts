import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { useSubmissionKeys } from './use-submission-keys';

const MINUTE_MS = 60_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function open() {
  const { result } = renderHook(useSubmissionKeys);
  return {
    keyFor: (content: unknown) =>
      new Headers(result.current.optionsFor(content).headers).get('Idempotency-Key'),
    arrived: (content: unknown) => result.current.arrived(content),
  };
}

it('a content keeps its key until it has arrived', () => {
  const { keyFor, arrived } = open();
  const first = keyFor({ name: 'Selam' });
  expect(keyFor({ name: 'Selam' })).toBe(first);
  expect(keyFor({ name: 'Abebe' })).not.toBe(first);
  arrived({ name: 'Selam' });
  expect(keyFor({ name: 'Selam' })).not.toBe(first);
});

it('a key whose answer was lost is forgotten ten minutes after its last use', () => {
  const { keyFor } = open();
  const first = keyFor({ read: 7 });
  jest.advanceTimersByTime(9 * MINUTE_MS);
  expect(keyFor({ read: 7 })).toBe(first);
  jest.advanceTimersByTime(9 * MINUTE_MS);
  expect(keyFor({ read: 7 })).toBe(first);
  jest.advanceTimersByTime(11 * MINUTE_MS);
  expect(keyFor({ read: 7 })).not.toBe(first);
});
