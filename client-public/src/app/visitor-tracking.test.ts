import { createQueryClient } from '@consultancy/client-shared/api';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { seenPages } from '../lib/seen-pages';
import { trackVisitor } from './visitor-tracking';

let stop: () => void = () => {};

beforeEach(() => localStorage.clear());
afterEach(() => {
  stop();
  history.replaceState(null, '', '/');
  seenPages.length = 0;
  jest.restoreAllMocks();
});

it('sends the first page and the referrer, never a query string', async () => {
  const fetched = jest.fn<typeof fetch>(async () =>
    Response.json({ success: true, message: 'Visit counted', data: null }),
  );
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  history.replaceState(null, '', '/track/ABCD-2345?code=ABCD-2345#ABCD-2345');
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://mail.example/read?link=code%3DABCD-2345');
  stop = trackVisitor(createQueryClient());
  await waitFor(() => expect(localStorage.getItem('has_visited')).toBe('true'));
  const bodies = fetched.mock.calls.map(([, request]) => String(request?.body));
  expect(bodies.find((body) => body.includes('pageUrl'))).toContain(`"pageUrl":"${location.origin}/track"`);
  expect(bodies.join()).toContain('"referrer":"https://mail.example/read"');
  expect(bodies.join()).not.toContain('2345');
});

it('counts each page that is looked at, the first of them as a visit', async () => {
  const fetched = jest.fn<typeof fetch>(async () =>
    Response.json({ success: true, message: 'View counted', data: null }),
  );
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/?q=somebody');
  const sent = () =>
    fetched.mock.calls
      .filter(([address]) => String(address).endsWith('/visitors/views'))
      .map(([, request]) => JSON.parse(String(request?.body)) as unknown);
  const look = (pathname: string) => {
    seenPages.push(pathname);
    seenPages.onSeen?.();
  };
  look('/am/projects/a-house');
  stop = trackVisitor(createQueryClient());
  look('/om/track/ABCD-2345');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { path: '/projects/a-house', language: 'am', begins: true, referrer: 'https://search.example/' },
    { path: '/track', language: 'om', begins: false },
  ]);
  stop();
  look('/about');
  expect(sent()).toHaveLength(2);
});
