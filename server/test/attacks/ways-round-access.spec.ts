import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BlogStatus } from '../../src/modules/blog/blog.module.js';
import type { ProjectStatsDto } from '../../src/modules/projects/dto/list-projects.dto.js';
import { Project } from '../../src/modules/projects/projects.module.js';
import { Build, tokenOf } from '../builders/build.js';
import { openApiDocument } from '../support/answer-checker.js';
import { sendRaw } from '../support/raw-http.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let build: Build;
let admin: string;
let user: string;
let userId: number;
let adminId: number;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
  await build.settings();
  const administrator = await build.admin();
  adminId = administrator.id;
  admin = await tokenOf(app, administrator);
  const account = await build.user();
  userId = account.id;
  user = await tokenOf(app, account);
});
afterAll(() => app.stop());

/** No answer to anyone but an administrator contains account data. */
const ofAccounts = /@mail\.example|passwordHash/;

const operations = Object.entries(openApiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

describe('a public account', () => {
  it('is refused by every call that is for staff', async () => {
    const refused: string[] = [];
    for (const { method, path, operation } of operations) {
      if (!('403' in operation.responses) || path.endsWith('/auth/logout')) continue;
      const answer = await fetch(`${app.origin}${path.replace(/\{\w+\}/g, '1')}`, {
        method,
        headers: { Authorization: `Bearer ${user}` },
      });
      if (answer.status === 403) refused.push(`${method} ${path}`);
      await answer.arrayBuffer();
    }
    expect(refused.length).toBeGreaterThan(60);
    expect(refused).toContain('GET /api/v1/users');
    expect(refused).toContain('DELETE /api/v1/bin/{entity}/{id}');
    expect(refused).not.toContain('GET /api/v1/auth/profile');
  });

  it('rates in no other name', async () => {
    const { id } = await build.project();
    const answer = await app.post(`/projects/${id}/rate`, { rating: 5, userId: userId - 1 }, { token: user });
    expect(answer.status).toBe(403);
  });
});

describe.each([
  ['nobody', () => undefined],
  ['a public account', () => user],
])('the accounts stay closed to %s', (_who, token) => {
  it.each([
    '/api/v1/users',
    '/API/V1/USERS',
    '/api/v1/Users',
    '/api/v1//users',
    '//api/v1/users',
    '/api//v1/users',
    '/api/v1/users/',
    '/api/v1/users;a=b',
    '/api/v1/users%00',
    '/api/v1/%75sers',
    '/api/v1/projects/../users',
    '/api/v1/projects/%2e%2e/users',
    '/api/v1/projects/..%2fusers',
    '/api/v1/./users',
    '/api/v1/users?public=1',
    '/api/v1/users#',
    '/api/v1/users.json',
    '/api/v1/users%20',
    '/api/v1\\users',
    '/docs/../api/v1/users',
    '/uploads/..%2f..%2fapi/v1/users',
    '/health/live/../../api/v1/users',
  ])('as %s', async (address) => {
    const authorization = token() ? `Authorization: Bearer ${token()}\r\n` : '';
    const answer = await sendRaw(
      app.origin,
      `GET ${address} HTTP/1.1\r\nHost: localhost\r\n${authorization}Connection: close\r\n\r\n`,
    );
    // 301: to the spelling that a browser would send, without anything of what is there.
    expect([200, 301, 400, 401, 403, 404, 503]).toContain(answer.status);
    expect(answer.text).not.toMatch(ofAccounts);
    // What is answered with success is a page.
    if (answer.status === 200) expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  });

  it.each([
    ['X-HTTP-Method-Override', 'GET'],
    ['X-Original-URL', '/api/v1/projects'],
    ['X-Rewrite-URL', '/api/v1/users'],
    ['X-Forwarded-Prefix', '/api/v1/projects'],
    ['X-In-Process', 'f'.repeat(64)],
    ['X-User-Role', 'ADMIN'],
    ['Cookie', 'accessToken=x; role=ADMIN'],
    ['Authorization', 'Basic YWRtaW46YWRtaW4='],
  ])('takes nothing from the header %s', async (name, value) => {
    const headers = { ...(token && { Authorization: `Bearer ${token}` }), [name]: value };
    const answer = await fetch(`${app.origin}/api/v1/users`, { headers });
    expect([401, 403]).toContain(answer.status);
  });

  it.each(['HEAD', 'OPTIONS', 'POST', 'TRACE'])('by %s', async (method) => {
    const answer = await sendRaw(
      app.origin,
      `${method} /api/v1/users HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`.replace(
        'Content-Length: 0\r\n',
        method === 'HEAD' ? '' : 'Content-Length: 0\r\n',
      ),
    ).catch((error: Error) => ({ status: Number(/HTTP\/1\.1 (\d+)/.exec(error.message)?.[1]) }));
    expect([400, 401, 403, 404, 405]).toContain(answer.status);
  });
});

describe('an administrator’s token', () => {
  it('is taken from its header only', async () => {
    const places = [
      () => fetch(`${app.origin}/api/v1/users?access_token=${admin}&token=${admin}&ticket=${admin}`),
      () =>
        fetch(`${app.origin}/api/v1/users`, { headers: { Cookie: `access_token=${admin}; token=${admin}` } }),
      () => fetch(`${app.origin}/api/v1/users`, { headers: { 'X-Access-Token': admin } }),
      () =>
        fetch(`${app.origin}/api/v1/projects`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ access_token: admin, title: 'A' }),
        }),
    ];
    for (const ask of places) expect((await ask()).status).toBe(401);
  });
});

describe('public routes show nothing that is hidden', () => {
  it.each([
    ['nobody', () => ({})],
    ['a public account', () => ({ token: user, userId })],
    // Staff read hidden records, unless they ask for what visitors see.
    ['an administrator who asks as a visitor', () => ({ token: admin, userId: adminId })],
  ])('to %s', async (_who, account) => {
    const { token, userId: id }: { token?: string; userId?: number } = account();
    /** The address by which staff ask for what visitors see; where it is one for all, itself. */
    const asked = (path: string) => {
      const [, kind] = /^\/(projects|services)(?!.*\/(?:related|sheet))/.exec(path) ?? [];
      if (token !== admin || !kind) return path;
      const [address, query] = path.split('?');
      const words = new URLSearchParams(query);
      words.set(kind === 'projects' ? 'isPublic' : 'isActive', 'true');
      return `${address}?${words}`;
    };
    const project = await build.project({ title: 'Secretville', slug: 'secretville', isPublic: false });
    const draft = await build.post({
      title: 'Secretville',
      slug: 'secret-draft',
      status: BlogStatus.DRAFT,
      publishedAt: null,
    });
    const service = await build.service({ title: 'Secretville', isActive: false });
    const gone = [
      `/projects/${project.id}`,
      `/projects/slug/${project.slug}`,
      `/projects/slug/${project.slug}/related`,
      `/projects/slug/${project.slug}/sheet.pdf`,
      `/blog/public/${draft.slug}`,
      `/blog/public/${draft.id}`,
      `/services/${service.id}`,
    ];
    for (const path of gone)
      expect([path, (await app.get(asked(path), { token })).status]).toEqual([path, 404]);
    const lists = [
      '/projects?search=secretville',
      '/projects?isPublic=false',
      '/projects?limit=100',
      '/projects/featured',
      '/services?search=secretville',
      '/services?isActive=false',
      '/blog/public?search=secretville',
      '/blog/public?limit=100',
    ];
    for (const path of lists) {
      const answer = await fetch(`${app.origin}/api/v1${asked(path)}`, {
        headers: { ...(token && { Authorization: `Bearer ${token}` }) },
      });
      expect([path, await answer.text()]).toEqual([path, expect.not.stringContaining('Secretville')]);
    }
    const session = { sessionId: '7f8d6d3c-3b0a-4a53-9f0f-6c1c1c1f1a11' };
    expect((await app.post(`/projects/${project.id}/views`, session, { token })).status).toBe(404);
    const stats = await app.get<ProjectStatsDto>(asked('/projects/stats'), { token });
    expect(stats.data.totalProjects).toBe(await app.dataSource.manager.countBy(Project, { isPublic: true }));
    const rated = await app.post(`/projects/${project.id}/rate`, { userId: id, rating: 5 }, { token });
    expect(rated.status).toBe(token ? 404 : 401);
    expect((await app.get(`/projects/admin/${project.id}`, { token: admin })).status).toBe(200);
    await app.dataSource.query('DELETE FROM projects; DELETE FROM blog_posts; DELETE FROM services');
  });
});

describe('nobody gives themselves more', () => {
  it.each([
    { role: 'ADMIN' },
    { source: 'ADMIN' },
    { id: 1 },
    { isActive: true },
    { passwordHash: 'x' },
    { version: 9 },
    { createdAt: '2020-01-01' },
  ])('by %j at sign-up and in the profile', async (more) => {
    const person = { name: 'Hana', email: 'new@mail.example', password: 'Correct1' };
    expect((await app.post('/auth/signup', { ...person, ...more })).status).toBe(400);
    if ('version' in more) return;
    const answer = await app.call('PUT', '/auth/profile', { token: user, body: { name: 'Hana', ...more } });
    expect(answer.status).toBe(400);
  });

  it.each([
    ['/contact-inquiries', { status: 'CLOSED' }],
    ['/contact-inquiries', { notes: [] }],
    // What staff alone may send, status and time, has tests of its own with the booking.
    ['/consultations', { meetingLink: 'https://x.example' }],
    ['/design-orders', { status: 'PAID' }],
    ['/design-orders', { price: 1 }],
    ['/design-orders', { trackingCode: 'ABCD-EFGH-JKMN' }],
  ])('in POST %s by %j', async (path, more) => {
    const { status, error } = await app.post(path, more);
    expect(status).toBe(400);
    const field = Object.keys(more)[0];
    expect(error.details).toContainEqual({ field, message: `${field} is not a known field. Remove it.` });
  });
});
