import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Build, tokenOf } from '../builders/build.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let token: string;
let projectId: number;

beforeAll(async () => {
  app = await TestApp.start();
  const build = new Build(app.dataSource);
  token = await tokenOf(app, await build.admin());
  await build.settings();
  ({ id: projectId } = await build.project({ title: 'Light House', slug: 'light-house', isForSale: true }));
  await build.post({ title: 'On light', slug: 'on-light' });
});
afterAll(() => app.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

/**
 * What a call sends to the database, by round trips: messages that are sent before the answer to the first share its
 * trip. Without the question for the cache version, which is shared by all who ask at the same time.
 */
async function tripsOf(call: () => Promise<{ status: number }>, status = 200): Promise<string[][]> {
  const original = pg.Client.prototype.query as (...parameters: unknown[]) => Promise<unknown>;
  const trips: string[][] = [];
  let unanswered = 0;
  const query = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...parameters: unknown[]
  ) {
    const [message] = parameters;
    const text = typeof message === 'string' ? message : (message as { text: string }).text;
    const answer = original.apply(this, parameters);
    if (/^SELECT .* FROM cache_version$/.test(text)) return answer;
    if (unanswered === 0) trips.push([]);
    trips.at(-1)!.push(text);
    unanswered += 1;
    const answered = () => (unanswered -= 1);
    void answer.then(answered, answered);
    return answer;
  } as never);
  const answer = await call();
  query.mockRestore();
  expect(answer).toMatchObject({ status });
  return trips;
}

async function messagesOf(call: () => Promise<{ status: number }>, status = 200): Promise<string[]> {
  return (await tripsOf(call, status)).flat();
}

/** Without the look at the session. */
async function asStaff(path: string): Promise<string[]> {
  const [session, ...messages] = await messagesOf(() => app.get(path, { token }));
  expect(session).toContain('sessions');
  return messages;
}

describe('one round trip is enough for', () => {
  it.each([
    '/projects',
    '/projects?sortBy=viewCount',
    '/projects?search=light',
    '/projects/featured',
    '/projects/slug/light-house',
    '/blog/public',
    '/blog/public?search=light',
    '/blog/public/on-light',
    '/services',
    '/settings',
    '/settings/office-hours?from=2026-11-01&to=2026-12-31',
  ])('%s', async (path) => {
    expect(await messagesOf(() => app.get(path))).toHaveLength(1);
  });

  it.each(['/blog?search=light', '/contact-inquiries?search=light'])(
    '%s, beside the look at the session',
    async (path) => {
      expect(await asStaff(path)).toHaveLength(1);
    },
  );

  it.each(['/search?q=light', '/search?q=li'])('each of the seven kinds that %s finds', async (path) => {
    expect(await asStaff(path)).toHaveLength(7);
  });
});

/** What visitors send, each with a key, and how many round trips it may take, BEGIN and COMMIT among them. */
const submissions = [
  { path: '/contact-inquiries', most: 4, body: { subject: 'A house', message: 'We want a house.' } },
  // One more: the hours of the office say by when it is answered.
  {
    path: '/consultations',
    most: 5,
    body: { clientName: 'Hana', type: 'INITIAL', topic: 'A house', meetingType: 'PHONE' },
  },
  // One more: the project stays for sale until the order is there.
  { path: '/design-orders', most: 5, body: { phone: '+251911223344', projectId: 0 } },
];

describe('what visitors send takes few round trips', () => {
  it.each(submissions)('$path at most $most', async ({ path, most, body }) => {
    const email = 'hana@mail.example';
    const person = path.startsWith('/consultations') ? { clientEmail: email } : { name: 'Hana', email };
    const order = 'projectId' in body ? { projectId } : {};
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = () => app.post(path, { ...body, ...person, ...order }, { headers });
    const trips = await tripsOf(send, 201);
    expect(trips.length).toBeLessThanOrEqual(most);
    expect(trips[0]).toEqual([expect.stringMatching(/^START TRANSACTION/)]);
    expect(trips.at(-1)).toEqual(['COMMIT']);
  });
});

describe('what staff save of a project takes few round trips', () => {
  const texts = { title: 'Tower House', description: 'Tall.', location: 'Bole' };
  const sent = (method: string, path: string, body: object) => () => app.call(method, path, { token, body });

  // Three more where pictures are named. One of each that visitors see raises the cache version; a changed title
  // takes two: the translations and the orders that are found by it.
  it('when it is made, changed, drafted and published', async () => {
    const { id } = await new Build(app.dataSource).project({ title: 'Court House' });
    const made = await messagesOf(sent('POST', '/projects', texts), 201);
    const changed = await messagesOf(sent('PUT', `/projects/${id}`, { title: 'Court' }));
    const drafted = await messagesOf(sent('PUT', `/projects/${id}/changes`, { title: 'Hall' }));
    const published = await messagesOf(sent('PUT', `/publications/project/${id}`, { state: 'PUBLISHED' }));
    expect(made.length).toBeLessThanOrEqual(13);
    expect(changed.length).toBeLessThanOrEqual(12);
    expect(drafted.length).toBeLessThanOrEqual(9);
    expect(published.length).toBeLessThanOrEqual(22);
  });
});

describe('the texts of articles stay in the database', () => {
  it.each(['/blog/public?limit=3', '/blog/public?search=light&limit=3'])('for %s', async (path) => {
    const [message] = await messagesOf(() => app.get(path));
    expect(message).toMatch(/"excerpt"/);
    expect(message).not.toMatch(/"content"/);
  });

  it.each(['/blog', '/blog?search=light', '/search?q=light', '/search?q=li'])('for %s', async (path) => {
    const messages = (await asStaff(path)).join('\n');
    expect(messages).toMatch(/blog_posts/);
    expect(messages).not.toMatch(/"content"/);
  });
});
