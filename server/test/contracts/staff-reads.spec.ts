import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UserRole } from '../../src/modules/accounts/accounts.module.js';
import type { Project } from '../../src/modules/projects/project.entity.js';
import type { Service } from '../../src/modules/services/service.entity.js';
import { Build, tokenOf } from '../builders/build.js';
import { TestApp } from '../support/test-app.js';

// The calls that the specifications name answer staff with hidden records and the fields of staff, and visitors as if
// there were none. Each address answers both, so nothing that is stored for one may reach the other.

let app: TestApp;
let hiddenProject: Project;
let publicProject: Project;
let hiddenService: Service;
let standardService: Service;
const tokens: Record<string, string | undefined> = {};

interface Row {
  id: number;
  slug?: string | null;
  version?: number;
}

beforeAll(async () => {
  app = await TestApp.start();
  const build = new Build(app.dataSource);
  tokens['ADMIN'] = await tokenOf(app, await build.admin());
  tokens['EDITOR'] = await tokenOf(app, await build.user({ role: UserRole.EDITOR }));
  tokens['OFFICE'] = await tokenOf(app, await build.user({ role: UserRole.OFFICE }));
  tokens['USER'] = await tokenOf(app, await build.user());
  publicProject = await build.project({ title: 'Public house', featured: true });
  hiddenProject = await build.project({ title: 'Hidden house', featured: true, isPublic: false });
  await build.service({ title: 'Soil survey' });
  hiddenService = await build.service({ title: 'Hidden survey', isActive: false });
  standardService = await build.service({ title: 'Residence design', slug: 'residence' });
});
afterAll(() => app.stop());

async function read(path: string, role?: string) {
  const { status, data } = await app.get<Row | Row[] | { data: Row[] } | Record<string, number>>(path, {
    token: role === undefined ? undefined : tokens[role],
  });
  return { status, data };
}

async function rows(path: string, role?: string): Promise<Row[]> {
  const { data } = await read(path, role);
  return Array.isArray(data) ? data : (data as { data: Row[] }).data;
}

const visitors = [undefined, 'USER'];

describe.each(['/projects', '/projects/featured', '/services'])('GET %s', (path) => {
  const hidden = () => (path === '/services' ? hiddenService.id : hiddenProject.id);
  const flag = path === '/services' ? 'isActive' : 'isPublic';

  it.each(['ADMIN', 'EDITOR'])('holds hidden records and the fields of staff for %s', async (role) => {
    // Twice each, with a visitor in between: what is stored for one is not sent to the other.
    for (let turn = 0; turn < 2; turn += 1) {
      const found = await rows(path, role);
      expect(found.map(({ id }) => id)).toContain(hidden());
      for (const row of found) expect(row).toHaveProperty('version');
      for (const row of await rows(path)) expect(row).not.toHaveProperty('version');
    }
  });

  it('holds for staff every field that visitors get', async () => {
    const [visitor] = await rows(path);
    const staff = (await rows(path, 'ADMIN')).find(({ id }) => id === visitor!.id);
    expect(Object.keys(staff!)).toEqual(expect.arrayContaining(Object.keys(visitor!)));
  });

  it.each([...visitors, 'OFFICE'])('holds what is public for %s', async (role) => {
    const found = await rows(path, role);
    expect(found.map(({ id }) => id)).not.toContain(hidden());
    expect(found).toEqual(await rows(path));
  });

  it('answers staff as visitors where they ask for it, also with a token that is no longer good', async () => {
    const asked = `${path}?${flag}=true`;
    const found = await rows(asked, 'ADMIN');
    expect(found.map(({ id }) => id)).not.toContain(hidden());
    for (const row of found) expect(row).not.toHaveProperty('version');
    const { status, data } = await app.get<unknown>(asked, { token: 'stale' });
    expect(status).toBe(200);
    expect(data).toEqual((await read(asked)).data);
    expect((await app.get(path, { token: 'stale' })).status).toBe(401);
  });

  it('is stored nowhere for who sends a token', async () => {
    const headers = { Authorization: `Bearer ${tokens['ADMIN']}` };
    const answer = await fetch(`${app.origin}/api/v1${path}`, { headers });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('authorization');
    const open = await fetch(`${app.origin}/api/v1${path}`);
    expect(open.headers.get('vary')?.toLowerCase()).toContain('authorization');
  });
});

describe('one record', () => {
  it.each(['ADMIN', 'EDITOR', 'OFFICE'])('that is hidden is there for %s', async (role) => {
    for (const path of [`/projects/${hiddenProject.id}`, `/projects/slug/${hiddenProject.slug}`]) {
      expect(await read(path, role)).toMatchObject({
        status: 200,
        data: { id: hiddenProject.id, version: 1 },
      });
      expect((await read(`${path}?isPublic=true`, role)).status).toBe(404);
      for (const visitor of visitors) expect((await read(path, visitor)).status).toBe(404);
    }
  });

  it('of the services that is inactive is there for who keeps the content', async () => {
    const path = `/services/${hiddenService.id}`;
    expect(await read(path, 'EDITOR')).toMatchObject({ status: 200, data: { isActive: false, version: 1 } });
    for (const caller of [...visitors, 'OFFICE']) expect((await read(path, caller)).status).toBe(404);
    expect((await read(`${path}?isActive=true`, 'ADMIN')).status).toBe(404);
  });

  it('that is public has every field that visitors get', async () => {
    const path = `/projects/${publicProject.id}`;
    const [visitor, staff] = [await read(path), await read(path, 'ADMIN')];
    expect(Object.keys(staff.data)).toEqual(expect.arrayContaining(Object.keys(visitor.data)));
  });
});

it('GET /projects/stats counts hidden projects for who keeps the content', async () => {
  expect((await read('/projects/stats', 'ADMIN')).data).toMatchObject({
    totalProjects: 2,
    publicProjects: 1,
  });
  for (const caller of [...visitors, 'OFFICE'])
    expect((await read('/projects/stats', caller)).data).toMatchObject({ totalProjects: 1 });
  expect((await read('/projects/stats?isPublic=true', 'ADMIN')).data).toMatchObject({ totalProjects: 1 });
});

it('GET /services?isActive=true holds the standard services for staff, and not for visitors', async () => {
  const slugs = async (role?: string) =>
    (await rows('/services?isActive=true', role)).map(({ slug }) => slug);
  expect(await slugs('ADMIN')).toContain(standardService.slug);
  for (const caller of visitors) expect(await slugs(caller)).toEqual([null]);
});
