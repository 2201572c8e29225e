import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type User, UserRole } from '../../src/modules/accounts/accounts.module.js';
import { Build, tokenOf } from '../builders/build.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let build: Build;
let admin: User;
const tokens: Partial<Record<UserRole, string>> = {};

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  // As long as nobody has said where the firm is written to, those who answer clients are.
  await build.settings({ contactEmail: 'info@example.com' });
  admin = await build.admin();
  tokens.ADMIN = await tokenOf(app, admin);
  for (const role of [UserRole.EDITOR, UserRole.OFFICE]) {
    const person = await build.user({ role, email: `${role.toLowerCase()}@work.example` });
    tokens[role] = await tokenOf(app, person);
  }
});

const inquire = () =>
  app.post('/contact-inquiries', {
    ...{ name: 'Hana Wall', email: 'hana@mail.example', subject: 'A wall', message: 'We want one.' },
  });

/** What each role gets of a call. */
async function seenBy<Data, Seen>(
  path: string,
  see: (data: Data) => Seen,
): Promise<Partial<Record<UserRole, Seen>>> {
  const seen: Partial<Record<UserRole, Seen>> = {};
  for (const role of [UserRole.ADMIN, UserRole.EDITOR, UserRole.OFFICE]) {
    const { data } = await app.get<Data>(path, { token: tokens[role]! });
    seen[role] = see(data);
  }
  return seen;
}

describe('an account of the firm', () => {
  it('finds what it works on', async () => {
    await build.service({ title: 'Wall' });
    await inquire();
    const found = await seenBy('/search?q=wall', (hits: Record<string, unknown[]>) =>
      Object.keys(hits).filter((kind) => hits[kind]!.length > 0),
    );
    expect(found).toEqual({
      ADMIN: ['services', 'inquiries'],
      EDITOR: ['services'],
      OFFICE: ['inquiries'],
    });
  });

  it('sees on the dashboard the activities of the records it works on', async () => {
    await build.service({ title: 'Wall' });
    await app.call('PUT', '/services/1', { token: tokens.EDITOR!, body: { title: 'Stone wall' } });
    await inquire();
    const onDashboard = await seenBy(
      '/dashboard/overview',
      (data: { recentActivities: { type: string }[] }) => data.recentActivities.map(({ type }) => type),
    );
    const logged = await seenBy('/activity?limit=20', ({ data }: { data: { type: string }[] }) =>
      data.map(({ type }) => type),
    );
    expect([logged.EDITOR, logged.OFFICE]).toEqual([onDashboard.EDITOR, onDashboard.OFFICE]);
    expect(onDashboard).toEqual({
      ADMIN: ['inquiry.created', 'service.updated'],
      EDITOR: ['service.updated'],
      OFFICE: ['inquiry.created'],
    });
  });

  it('sees in the trash what it works on, and deletes nothing else for good', async () => {
    await build.service({ title: 'Wall' });
    await inquire();
    await app.call('DELETE', '/services/1', { token: tokens.EDITOR! });
    await app.call('DELETE', '/contact-inquiries/1', { token: tokens.OFFICE! });
    const trashed = await seenBy('/bin', ({ data }: { data: { entity: string }[] }) =>
      data.map(({ entity }) => entity).sort(),
    );
    expect(trashed).toEqual({ ADMIN: ['inquiry', 'service'], EDITOR: ['service'], OFFICE: ['inquiry'] });

    const refused = await app.call('DELETE', '/bin/inquiry/1', { token: tokens.EDITOR! });
    expect([refused.status, refused.message]).toEqual([
      403,
      'Your role cannot delete records of this kind. Ask an administrator.',
    ]);
    expect((await app.call('DELETE', '/bin/inquiry/1', { token: tokens.OFFICE! })).status).toBe(200);
  });

  it('is written to, and notified, when it answers clients', async () => {
    await inquire();
    const mails = await app.dataSource.query<{ recipient: string }[]>(
      `SELECT recipient FROM outbox_mails WHERE recipient LIKE '%work.example' OR recipient = $1`,
      [admin.email],
    );
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
      [admin.email, 'office@work.example'].sort(),
    );
    const unread = async (role: UserRole) =>
      (await app.get<{ unreadCount: number }>('/notifications', { token: tokens[role]! })).status;
    expect([await unread(UserRole.OFFICE), await unread(UserRole.EDITOR)]).toEqual([200, 403]);
  });

  it('is signed out where it becomes somebody who may do less', async () => {
    const token = tokens.ADMIN!;
    const users = await app.get<{ data: { id: number; role: string }[] }>('/users', { token });
    const { id } = users.data.data.find(({ role }) => role === 'EDITOR')!;
    await app.call('PUT', `/users/${id}`, { token, body: { role: 'OFFICE' } });
    expect((await app.get('/bin', { token: tokens.EDITOR! })).status).toBe(401);
  });

  it('reads the projects that are hidden from visitors', async () => {
    const { id } = await build.project({ isPublic: false });
    expect(await seenBy(`/projects/admin/${id}`, (project: { id: number }) => project.id)).toEqual({
      ADMIN: id,
      EDITOR: id,
      OFFICE: id,
    });
  });
});
