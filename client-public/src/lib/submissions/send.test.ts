import { setTransport } from '@consultancy/client-shared/api';
import { afterEach, expect, it } from '@jest/globals';
import { sendSubmission } from './send';
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
