import { setTransport } from '@consultancy/client-shared/api';
import { afterEach, expect, it } from '@jest/globals';
import { codeOf, sendSubmission } from './send';
import type { WaitingSubmission } from './submission';

const NOW = Date.parse('2026-11-26T09:00:00Z');

const submission: WaitingSubmission<'contact'> = {
  ...{ state: 'waiting', id: 'a'.repeat(32), form: 'contact', language: 'am', account: null },
  ...{ madeAt: NOW, endsAt: NOW, values: {} },
  body: { name: 'Hanna', email: 'hanna@mail.example', subject: 'A house', message: 'In Bole' },
};

afterEach(() => setTransport());

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

it('sends a rating to its project', async () => {
  const addresses: string[] = [];
  setTransport((url) => {
    addresses.push(new URL(url, 'http://localhost').pathname);
    return Promise.resolve(Response.json({ success: true, message: '', data: { rating: 4 } }));
  });
  const { body: _, ...stored } = submission;
  const rating: WaitingSubmission<'rating'> = {
    ...{ ...stored, form: 'rating', account: 42, project: { id: 7, title: 'Ridge House' } },
    body: { userId: 42, rating: 4 },
  };
  const answer = await sendSubmission(rating);
  expect(addresses).toEqual(['/api/v1/projects/7/rate']);
  expect(codeOf(answer)).toBeNull();
});
