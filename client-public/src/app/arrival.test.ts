import { afterEach, expect, it, jest } from '@jest/globals';
import { isArrival } from './arrival';

const { getEntriesByType } = performance;
afterEach(() => {
  performance.getEntriesByType = getEntriesByType;
  jest.restoreAllMocks();
});

it.each([
  ['navigate', 'https://search.example/', true],
  ['navigate', '', true],
  ['prerender', '', true],
  ['navigate', `${location.origin}/projects`, false],
  ['reload', 'https://search.example/', false],
  ['back_forward', '', false],
])('a page that was loaded by %s out of %j begins a visit: %j', (type, referrer, begins) => {
  performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  expect(isArrival()).toBe(begins);
});
