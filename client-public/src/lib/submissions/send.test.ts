import { createQueryClient, setTransport } from '@consultancy/client-shared/api';
import { afterEach, expect, it } from '@jest/globals';
import { receiptOf, sendSubmission } from './send';
import type { WaitingSubmission } from './submission';

const client = createQueryClient();
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
  expect(await sendSubmission(client, submission)).toEqual({ id: 7 });
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
  const answer = await sendSubmission(client, rating);
  expect(addresses).toEqual(['/api/v1/projects/7/rate']);
  expect(receiptOf(answer).code).toBeNull();
});

it('sends files with it, large ones in parts under their own names', async () => {
  const calls: [string, BodyInit | null | undefined][] = [];
  setTransport((url, { method, body }) => {
    calls.push([`${method} ${new URL(url, 'http://localhost').pathname}`, body]);
    const part = body instanceof FormData ? (body.get('part') as File | null) : null;
    const received = part ? Number(url.replace(/.*\//, '')) + part.size : 0;
    return Promise.resolve(Response.json({ success: true, message: '', data: { id: 7, received } }));
  });
  const send = (bytes: number) => {
    const file = new File([new Uint8Array(bytes)], 'plan.pdf', { type: 'application/pdf' });
    return sendSubmission(client, { ...submission, files: [{ id: 'b'.repeat(32), file }] });
  };
  await send(1000);
  expect(calls.map(([call]) => call)).toEqual(['POST /api/v1/contact-inquiries']);
  const form = calls[0]![1] as FormData;
  expect([form.get('subject'), (form.get('attachments') as File).size]).toEqual(['A house', 1000]);
  calls.length = 0;
  await send(600 * 1024);
  const id = 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb';
  expect(calls.map(([call]) => call)).toEqual([
    `GET /api/v1/visitor-uploads/${id}`,
    `PUT /api/v1/visitor-uploads/${id}/parts/0`,
    `PUT /api/v1/visitor-uploads/${id}/parts/${256 * 1024}`,
    'POST /api/v1/contact-inquiries',
    `DELETE /api/v1/visitor-uploads/${id}`,
  ]);
});
