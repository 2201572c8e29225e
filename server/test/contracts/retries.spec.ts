import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Build, testPassword, tokenOf } from '../builders/build.js';
import { form, picture } from '../builders/pictures.js';
import { openApiDocument } from '../support/answer-checker.js';
import { staffLists } from '../support/staff-lists.js';
import { type ApiAnswer, TestApp } from '../support/test-app.js';

// Clients send a mutation again when its answer was lost. So each is one of two: it carries a key, with which the
// same request gets the first answer again, or it says how things shall be, so that there is nothing left to do
// (conflicts.spec.ts).

interface Operation {
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> };
}

const mutations = Object.entries(openApiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>)
    .filter(([method]) => method !== 'get')
    .map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path.slice(7)}`, operation })),
);

const restoring = (name: string) => `${name.replace('DELETE', 'POST')}/restore`;

/** What each of them changes is said by its address alone. */
const saidByAddress = [
  // To the trash, and restored from it.
  ...mutations
    .filter(({ name }) => mutations.some((other) => other.name === restoring(name)))
    .map(({ name }) => name),
  'DELETE /auth/email/change',
  'DELETE /auth/sessions',
  'DELETE /auth/sessions/{id}',
  'DELETE /bin/{entity}/{id}',
  'DELETE /consultants/{id}/feed',
  'DELETE /consultations/feed',
  'DELETE /design-files/{id}',
  'DELETE /preview-links/{id}',
  'DELETE /publications/{kind}/{id}/changes/{version}',
  'DELETE /reply-templates/{id}',
  'DELETE /saved-views/{id}',
  'DELETE /tender-packs/links/{id}',
  'DELETE /uploads/{id}',
  'DELETE /users/{id}',
  'DELETE /users/{id}/second-factor',
  'DELETE /users/{id}/sessions',
  'DELETE /visitor-uploads/{id}',
  'PATCH /notifications/{id}/read',
  // A part that came before changes nothing.
  'PUT /uploads/{id}/parts/{offset}',
  'PUT /visitor-uploads/{id}/parts/{offset}',
  // The session is over, the first time and the second.
  'POST /auth/logout',
];

/**
 * Tokens are given, not stored: login makes another session, refresh answers with the same successor, and a preview or
 * share link that nobody got is one that somebody may withdraw. A calendar address that was lost is replaced by the next.
 */
const tokens = [
  'POST /auth/login',
  'POST /auth/refresh',
  'POST /consultants/{id}/feed',
  'POST /consultations/feed',
  'POST /my-requests/consultation-link',
  'POST /my-requests/open',
  'POST /preview-links/{kind}/{id}',
  'POST /tender-packs/{id}/links',
];

/** They change nothing: what they ask with is a secret, which no address may hold, or too long for one. */
const questions = [
  'POST /consultations/own',
  'POST /consultations/own/times',
  'POST /my-requests',
  'POST /my-requests/export',
  'POST /tender-packs/preview',
];

function takesKey({ parameters }: Operation): boolean {
  return parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false;
}

/** Whether the body names the version that the wanted values are based on. */
function namesVersion({ requestBody }: Operation): boolean {
  const [content] = Object.values(requestBody?.content ?? {});
  const name = content?.schema.$ref?.split('/').pop();
  const schema = name === undefined ? undefined : openApiDocument.components.schemas[name];
  return 'version' in ((schema as { properties?: object } | undefined)?.properties ?? {});
}

describe('every mutation in openapi.json', () => {
  const listed = new Set([...saidByAddress, ...tokens, ...questions]);
  const others = mutations.filter(({ name }) => !listed.has(name));

  it.each(others.map(({ name, operation }) => [name, operation] as const))(
    '%s can be sent again',
    (name, operation) => {
      if (name.startsWith('POST')) expect(takesKey(operation)).toBe(true);
      else expect(takesKey(operation) || namesVersion(operation)).toBe(true);
    },
  );

  it('is in none of the lists above where it takes a key', () => {
    const taking = mutations.filter(({ name, operation }) => listed.has(name) && takesKey(operation));
    expect(taking.map(({ name }) => name)).toEqual([]);
  });

  it('is one that the lists above still know', () => {
    const names = mutations.map(({ name }) => name);
    for (const name of listed) expect(names).toContain(name);
  });
});

let app: TestApp;
let build: Build;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  token = await tokenOf(app, await build.admin({ email: 'staff@office.example' }));
});

const key = { 'Idempotency-Key': 'one-press-of-a-button' };

function storedFiles(): number {
  const folder = join(app.dataDir, 'uploads');
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0;
}

/** How many rows each table has, and how many files there are. */
async function everything(): Promise<Record<string, number>> {
  const counts: Record<string, number> = { files: storedFiles() };
  for (const { tablePath } of app.dataSource.entityMetadatas) {
    const [row] = await app.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM ${tablePath}`,
    );
    counts[tablePath] = row!.count;
  }
  return counts;
}

async function sendTwice(method: string, path: string, body: () => unknown): Promise<ApiAnswer> {
  const send = async () => app.call(method, path, { body: body(), token, headers: key });
  const first = await send();
  expect(first).toMatchObject({ success: true });
  const afterFirst = await everything();
  const second = await send();
  expect({ status: second.status, message: second.message, data: second.data }).toEqual({
    status: first.status,
    message: first.message,
    data: first.data,
  });
  expect(await everything()).toEqual(afterFirst);
  return first;
}

const house = { title: 'Ridge House', description: 'A house.', location: 'Entoto' };

describe('the same request with the same key', () => {
  it.each(staffLists.filter(({ pictures }) => pictures))(
    'makes one record of POST $path with a picture',
    async ({ path, example, name, pictures }) => {
      const file = await picture(400, 300, 'png');
      await sendTwice('POST', path, () => form(asFormFields(example), [[pictures!, file, 'front.png']]));
      await sendTwice('PUT', `${path}/1`, () =>
        form({ [name]: 'Renamed' }, [[pictures!, file, 'other.png']]),
      );
    },
  );

  it('is another request where a picture differs', async () => {
    const send = async (width: number) =>
      app.post('/projects', form(house, [['images', await picture(width, 300, 'png'), 'front.png']]), {
        token,
        headers: key,
      });
    expect((await send(400)).status).toBe(201);
    expect((await send(401)).status).toBe(409);
  });

  it('is another request where another account sends it', async () => {
    const tokens = [token, await tokenOf(app, await build.admin())];
    const tickets = [];
    for (const each of tokens) {
      const sent = { token: each, headers: key };
      tickets.push(
        (await app.post<{ ticket: string }>('/notifications/stream-ticket', undefined, sent)).data,
      );
    }
    expect(tickets[0]!.ticket).not.toBe(tickets[1]!.ticket);
    const inquiry = { name: 'Hana', email: 'hana@mail.example', subject: 'A', message: 'A' };
    await app.post('/contact-inquiries', inquiry);
    const unread = async (as: string) =>
      (await app.get<{ unreadCount: number }>('/notifications', { token: as })).data.unreadCount;
    for (const each of tokens) {
      expect(await unread(each)).toBe(1);
      await app.post('/notifications/read-all', undefined, { token: each, headers: key });
      expect(await unread(each)).toBe(0);
    }
  });

  it('is the same request on an open route, with the token or without', async () => {
    const inquiry = { name: 'Hana', email: 'hana@mail.example', subject: 'A', message: 'A' };
    const { id } = await build.project();
    const view = { sessionId: '7f8d6d3c-3b0a-4a53-9f0f-6c1c1c1f1a11' };
    for (const [path, body] of Object.entries({
      '/contact-inquiries': inquiry,
      [`/projects/${id}/views`]: view,
    })) {
      const first = await app.post(path, body, { token, headers: key });
      const stored = await everything();
      expect((await app.post(path, body, { headers: key })).data).toEqual(first.data);
      expect(await everything()).toEqual(stored);
    }
  });

  it('adds pictures once', async () => {
    const { id } = await build.project();
    const file = await picture(400, 300, 'png');
    await sendTwice('POST', `/projects/${id}/images`, () => form({}, [['images', file, 'side.png']]));
  });

  it('makes one account, one note, one ticket', async () => {
    const { id } = await build.inquiry();
    const person = { name: 'Hana Demo', email: 'hana@office.example', password: testPassword };
    await sendTwice('POST', '/users', () => person);
    await sendTwice('POST', `/contact-inquiries/${id}/notes`, () => ({ content: 'Called back.' }));
    await build.settings();
    await sendTwice('POST', `/contact-inquiries/${id}/replies`, () => ({ subject: 'Re', content: 'Hello.' }));
    const main = await build.inquiry();
    await sendTwice('POST', `/contact-inquiries/${id}/merge`, () => ({ intoId: main.id }));
    await sendTwice('POST', `/contact-inquiries/${id}/unmerge`, () => ({}));
    await sendTwice('POST', '/reply-templates', () => ({ name: 'Hello', subject: 'Re', content: 'Hello.' }));
    await sendTwice('POST', '/notifications/stream-ticket', () => undefined);
    await sendTwice('POST', '/notifications/read-all', () => undefined);
  });

  it.each([
    ['services', 'title,description,longDescription,duration\nSurveys,Help,Much help,2 weeks\n'],
    ['projects', 'title,description,location\nHouse,A house.,Bole\n'],
  ])('imports %s once', async (list, csv) => {
    await sendTwice('POST', `/${list}/import`, () => form({}, [['file', Buffer.from(csv), 'a.csv']]));
  });

  it('deletes several and restores each with the first answer', async () => {
    const project = await build.project();
    await sendTwice('POST', '/projects/bulk-delete', () => ({ ids: [project.id] }));
    await sendTwice('POST', `/projects/${project.id}/restore`, () => undefined);
    await build.settings();
    const records: Record<string, { id: number }> = {
      '/contact-inquiries': await build.inquiry(),
      '/design-orders': await build.order(),
      '/consultations': await build.consultation(),
    };
    for (const { path, example } of staffLists.filter(({ isRestorable }) => isRestorable))
      records[path] = (await app.post<{ id: number }>(path, example, { token })).data;
    for (const [path, { id }] of Object.entries(records)) {
      await app.call('DELETE', `${path}/${id}`, { token });
      await sendTwice('POST', `${path}/${id}/restore`, () => undefined);
    }
  });

  it('changes a password that is no longer the current one', async () => {
    await sendTwice('PUT', '/auth/change-password', () => ({
      currentPassword: testPassword,
      newPassword: 'Another2',
    }));
  });

  it('sets the password of another account', async () => {
    const { id, version } = await build.user();
    await sendTwice('PUT', `/users/${id}`, () => ({ name: 'Renamed', password: 'Another2', version }));
    const user = await app.get<{ version: number }>(`/users/${id}`, { token });
    expect(user.data.version).toBe(version + 1);
  });

  it('keeps one rating', async () => {
    const project = await build.project();
    const visitor = await build.user();
    const rate = () =>
      app.post(
        `/projects/${project.id}/rate`,
        { userId: visitor.id, rating: 4 },
        { token: visitorToken, headers: key },
      );
    const visitorToken = await tokenOf(app, visitor);
    expect((await rate()).data).toEqual((await rate()).data);
  });
});

describe('a switch without a value', () => {
  it.each([
    ['/projects/1/toggle-visibility', 'isPublic', () => build.project({ isPublic: true })],
    ['/projects/1/toggle-for-sale', 'isForSale', () => build.project({ isForSale: true })],
    ['/services/1/toggle-status', 'isActive', () => build.service({ isActive: true })],
    ['/users/2/toggle-status', 'isActive', () => build.user({ isActive: true })],
  ])('flips by %s', async (path, field, make) => {
    await make();
    expect((await app.call('PATCH', path, { token })).data).toMatchObject({ [field]: false });
    expect((await app.call('PATCH', path, { token })).data).toMatchObject({ [field]: true });
  });
});

/** Fields as a multipart form has them. */
function asFormFields(fields: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}
