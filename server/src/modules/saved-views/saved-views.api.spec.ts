import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { UserRole } from '../accounts/accounts.module.js';
import type { SavedViewDto } from './dto/saved-view.dto.js';

let app: TestApp;
let build: Build;
let admin: string;
let office: string;
let colleague: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  admin = await tokenOf(app, await build.admin());
  const hire = async (name: string, role = UserRole.OFFICE) =>
    tokenOf(app, await build.user({ name, role, email: `${name.toLowerCase()}@work.example` }));
  office = await hire('Sara');
  colleague = await hire('Hanna');
});

const pending = { list: 'ORDERS', name: 'Pending', query: 'status=PENDING&sort=name:asc' };
const save = (token: string, body: object = pending) =>
  app.call<SavedViewDto>('POST', '/saved-views', { token, body });
const change = (token: string, id: number, body: object) =>
  app.call<SavedViewDto>('PUT', `/saved-views/${id}`, { token, body });
const remove = (token: string, id: number) => app.call('DELETE', `/saved-views/${id}`, { token });
const names = async (token: string, list = 'ORDERS') =>
  (await app.get<SavedViewDto[]>(`/saved-views?list=${list}`, { token })).data.map(({ name }) => name);

describe('a view', () => {
  it('is its owner’s own until it is shared', async () => {
    const { data: view, status } = await save(office);
    expect(status).toBe(201);
    expect(view).toEqual({
      ...{ id: 1, ...pending, isShared: false, owner: 'Sara', isOwn: true, isEditable: true, version: 1 },
    });
    expect([await names(office), await names(colleague), await names(admin)]).toEqual([['Pending'], [], []]);
    expect((await change(colleague, 1, { name: 'Mine' })).status).toBe(404);
    expect((await remove(admin, 1)).status).toBe(404);

    expect((await change(office, 1, { isShared: true, version: 1 })).data).toMatchObject({ version: 2 });
    expect([await names(colleague), await names(admin)]).toEqual([['Pending'], ['Pending']]);
  });

  it('that is shared is changed and deleted by its owner and by administrators', async () => {
    await save(office, { ...pending, isShared: true });
    const refused = await change(colleague, 1, { name: 'Mine' });
    expect([refused.status, refused.message]).toEqual([
      403,
      'Only the owner or an administrator can change this view. Save your own view instead.',
    ]);
    expect((await remove(colleague, 1)).status).toBe(403);
    const { data: seen } = await app.get<SavedViewDto[]>('/saved-views?list=ORDERS', { token: colleague });
    expect(seen[0]).toMatchObject({ isOwn: false, isEditable: false, owner: 'Sara' });
    expect((await change(admin, 1, { name: 'Open' })).data).toMatchObject({ name: 'Open', isOwn: false });
    expect((await remove(admin, 1)).status).toBe(200);
    expect(await names(office)).toEqual([]);
  });

  it('is of a list that one sees', async () => {
    const editor = await tokenOf(app, await build.user({ role: UserRole.EDITOR, email: 'e@work.example' }));
    const refused = await save(editor);
    expect([refused.status, refused.message]).toEqual([403, 'Your role has no access to this list.']);
    expect((await app.get('/saved-views?list=ORDERS', { token: editor })).status).toBe(403);
    await save(office, { ...pending, isShared: true });
    expect((await change(editor, 1, { name: 'Mine' })).status).toBe(403);
    expect((await save(editor, { ...pending, list: 'PROJECTS' })).status).toBe(201);
    expect((await save(office, { ...pending, list: 'USERS' })).status).toBe(403);
  });

  it('has a name of its own among its owner’s views of the list', async () => {
    await save(office);
    const taken = await save(office);
    expect([taken.status, taken.message]).toEqual([
      409,
      'You already have a view with this name. Choose another name.',
    ]);
    expect((await save(colleague)).status).toBe(201);
    expect((await save(office, { ...pending, list: 'INQUIRIES' })).status).toBe(201);
    const { data: other } = await save(office, { ...pending, name: 'Other' });
    expect((await change(office, other.id, { name: 'Pending' })).status).toBe(409);
  });

  it.each([
    ['', 'query is required.'],
    ['status', /query must be what follows the question mark/],
    ['https://example.com/?a=b', /query must be/],
    ['a=<b>', /query must be/],
    [`a=${'b'.repeat(3000)}`, /query/],
  ])('is refused with the query “%s”', async (query, message) => {
    const refused = await save(office, { ...pending, query });
    expect(refused.status).toBe(400);
    expect(refused.message).toMatch(message);
  });

  it('is not changed by who has seen an older version', async () => {
    await save(office, { ...pending, isShared: true });
    await change(admin, 1, { name: 'Open', version: 1 });
    const refused = await change(office, 1, { name: 'Waiting', version: 1 });
    expect(refused.status).toBe(409);
    expect(refused.error.details).toMatchObject({ current: { name: 'Open', version: 2, isOwn: true } });
    // What is so already is no change.
    expect((await change(office, 1, { name: 'Open', version: 1 })).data).toMatchObject({ version: 2 });
  });
});

it('keeps fifty views of an account at most, however many are saved at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 52 }, (_, index) => save(office, { ...pending, name: `View ${index}` })),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ status, message }) => [status, message])).toEqual(
    Array(2).fill([409, 'You already have 50 views. Delete one first.']),
  );
});

it('keeps what a colleague shared whose account is gone, for administrators to keep', async () => {
  const person = await build.user({ role: UserRole.EDITOR, email: 'leaving@work.example' });
  const token = await tokenOf(app, person);
  const view = { list: 'PROJECTS', query: 'status=COMPLETED' };
  await save(token, { ...view, name: 'Private' });
  await save(token, { ...view, name: 'Shared', isShared: true });
  expect((await app.call('DELETE', `/users/${person.id}`, { token: admin })).status).toBe(200);
  const { data } = await app.get<SavedViewDto[]>('/saved-views?list=PROJECTS', { token: admin });
  expect(data).toMatchObject([{ name: 'Shared', owner: null, isOwn: false, isEditable: true }]);
  expect(await app.dataSource.query('SELECT count(*)::int AS count FROM saved_views')).toEqual([
    { count: 1 },
  ]);
});
