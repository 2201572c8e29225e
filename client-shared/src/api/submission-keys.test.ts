import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { networkError } from './api-error';
import { fetcher } from './fetcher';
import { clearSession, saveUser } from './session-storage';
import { setTransport } from './transport';

const MINUTE_MS = 60_000;
const url = '/api/v1/contact-inquiries';

let isDown: boolean;
let isRefused: boolean;
let keys: (string | null)[];

beforeEach(() => {
  jest.useFakeTimers();
  isDown = false;
  isRefused = false;
  keys = [];
  setTransport((_url, { headers }) => {
    keys.push(new Headers(headers).get('Idempotency-Key'));
    if (isDown) return Promise.reject(networkError('Network error', 0));
    const body = isRefused ? { success: false, message: 'Too long' } : { success: true, data: null };
    return Promise.resolve(new Response(JSON.stringify(body), { status: isRefused ? 400 : 200 }));
  });
});
afterEach(() => {
  setTransport();
  clearSession('public');
  jest.useRealTimers();
});

async function keyOf(body: RequestInit['body'], method = 'POST') {
  await fetcher(url, { method, body }).catch(() => {});
  return keys.at(-1);
}
const loseAnswers = () => (isDown = true);
const formOf = (file: File) => {
  const form = new FormData();
  form.append('subject', 'A house');
  form.append('image', file);
  return form;
};

it('a request keeps its key until it has arrived', async () => {
  loseAnswers();
  const first = await keyOf('{"name":"Selam"}');
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(await keyOf('{"name":"Selam"}')).toBe(first);
  expect(await keyOf('{"name":"Abebe"}')).not.toBe(first);
  expect(await keyOf('{"name":"Selam"}', 'PUT')).not.toBe(first);
  isDown = false;
  expect(await keyOf('{"name":"Selam"}')).toBe(first);
  expect(await keyOf('{"name":"Selam"}')).not.toBe(first);
});

it('a form is the same where its files are', async () => {
  loseAnswers();
  const file = new File(['plan'], 'plan.pdf', { lastModified: 1 });
  const first = await keyOf(formOf(file));
  expect(await keyOf(formOf(file))).toBe(first);
  expect(await keyOf(formOf(new File(['plan'], 'other.pdf', { lastModified: 1 })))).not.toBe(first);
});

it('a key whose answer was lost is forgotten ten minutes after its last use', async () => {
  loseAnswers();
  const first = await keyOf('{"read":7}');
  jest.advanceTimersByTime(9 * MINUTE_MS);
  expect(await keyOf('{"read":7}')).toBe(first);
  jest.advanceTimersByTime(9 * MINUTE_MS);
  expect(await keyOf('{"read":7}')).toBe(first);
  jest.advanceTimersByTime(11 * MINUTE_MS);
  expect(await keyOf('{"read":7}')).not.toBe(first);
});

it('what was refused is another request when it is sent once more', async () => {
  isRefused = true;
  const first = await keyOf('{"content":"Too long"}');
  expect(await keyOf('{"content":"Too long"}')).not.toBe(first);
});

it('the next account in the same browser sends a request of its own', async () => {
  loseAnswers();
  saveUser('public', { id: 1 });
  const first = await keyOf('{"rating":5}');
  expect(await keyOf('{"rating":5}')).toBe(first);
  saveUser('public', { id: 2 });
  expect(await keyOf('{"rating":5}')).not.toBe(first);
});

it('a request that brings its own key, and one that changes nothing, keep theirs', async () => {
  await fetcher(url, { method: 'POST', headers: { 'Idempotency-Key': 'mine' } });
  await fetcher(url);
  expect(keys).toEqual(['mine', null]);
});
