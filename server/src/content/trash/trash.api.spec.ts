import { instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { upcomingDay } from '../../../test/builders/upcoming-day.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { Page } from '../../common/pagination/page.js';
import type { User } from '../../modules/accounts/accounts.module.js';
import { ConsultationStatus } from '../../modules/consultations/consultations.module.js';
import type { DeleteResultDto } from '../../modules/projects/dto/create-project.dto.js';
import type { ProjectDto } from '../../modules/projects/dto/project.dto.js';
import type { ActivityDto } from '../content.module.js';
import type { TrashEntryDto } from './dto/trash-entry.dto.js';

let app: TestApp;
let build: Build;
let admin: User;
let token: string;

beforeAll(async () => {
  app = await TestApp.start({ publicUrl: 'https://firm.example' });
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await build.settings();
  admin = await build.admin({ name: 'Ato Staff' });
  token = await tokenOf(app, admin);
});

const wednesday = upcomingDay(3);
const [year, month] = wednesday.split('-').map(Number) as [number, number];
const remove = (path: string) => app.call('DELETE', path, { token });
const restore = <Data = unknown>(path: string) => app.post<Data>(`${path}/restore`, undefined, { token });
const trash = (query = '') => app.get<Page<TrashEntryDto>>(`/bin${query}`, { token });
const booked = {
  scheduledAt: instantInAddisAbaba(wednesday, '10:00'),
  status: ConsultationStatus.CONFIRMED,
};

/** Each kind with everything that a record of it can carry; its id is 1. */
const kinds = [
  {
    entity: 'project',
    path: '/projects',
    title: 'Entoto House',
    subtitle: 'Bole',
    make: async () => {
      const { id } = await build.project({
        title: 'Entoto House',
        slug: 'entoto-house',
        location: 'Bole',
        mainImage: '/uploads/projects/a-10x10.webp',
        gallery: ['/uploads/projects/b-10x10.webp'],
        featured: true,
        isForSale: true,
        price: 5000,
        metadata: 'G+1',
      });
      const rater = await build.user();
      const rating = { userId: rater.id, rating: 4, comment: 'Good.' };
      await app.post(`/projects/${id}/rate`, rating, { token: await tokenOf(app, rater) });
      await app.post(`/projects/${id}/views`, { sessionId: 'session-of-a-visitor' });
    },
  },
  {
    entity: 'service',
    path: '/services',
    title: 'Surveying',
    subtitle: '1-2 weeks',
    make: () => build.service({ title: 'Surveying', features: ['One'], image: 'https://x.example/y.jpg' }),
  },
  {
    entity: 'post',
    path: '/blog',
    title: 'Stone',
    subtitle: 'Housing',
    make: () =>
      build.post({ title: 'Stone', slug: 'stone', category: 'Housing', tags: ['Wall'], featured: true }),
  },
  {
    entity: 'inquiry',
    path: '/contact-inquiries',
    title: 'Hana',
    subtitle: 'A clinic',
    make: async () => {
      const { id } = await build.inquiry({
        fullName: 'Hana',
        subject: 'A clinic',
        phone: '+251 900 000 002',
      });
      await app.post(`/contact-inquiries/${id}/notes`, { content: 'Call her.' }, { token });
    },
  },
  {
    entity: 'order',
    path: '/design-orders',
    title: 'Biruk',
    subtitle: 'Ordered House',
    before: () => build.project({ title: 'Ordered House', slug: 'ordered', isForSale: true }),
    make: () => build.order({ name: 'Biruk', projectId: 1, trackingCode: '7KQ4-M2XB-9HTD', price: 100 }),
  },
  {
    entity: 'consultation',
    path: '/consultations',
    title: 'Zewditu',
    subtitle: 'Roof',
    make: () =>
      build.consultation({ ...booked, clientName: 'Zewditu', topic: 'Roof', notes: 'Bring plans.' }),
  },
];

/** What every reading call answers that may know of the record, to staff and to visitors. */
async function everywhere() {
  const answers: Record<string, unknown> = {};
  const word = 'search=entoto%20house';
  for (const path of [
    ...['/projects', `/projects?${word}`, '/projects/stats', '/projects/featured', '/projects/1'],
    ...['/projects/slug/entoto-house', '/services', '/services?search=surveying', '/services/1'],
    ...[
      '/blog/public',
      '/blog/public?search=stone',
      '/blog/public/stone',
      '/design-orders/track/7KQ4-M2XB-9HTD',
    ],
    `/consultations/availability?date=${wednesday}`,
  ]) {
    const { status, data } = await app.get(path);
    answers[path] = { status, data };
  }
  for (const path of [
    ...['/projects', `/projects?${word}&isForSale=true`, '/projects/stats', '/projects/1'],
    ...['/projects/slug/entoto-house', '/services', '/services?isActive=true', '/services/1'],
    ...['/blog', '/blog?search=stone&category=Housing', '/blog/1', '/blog/admin/stats'],
    ...['/contact-inquiries', '/contact-inquiries?search=hana', '/contact-inquiries/1'],
    ...['/contact-inquiries/stats', '/design-orders', '/design-orders?search=biruk', '/design-orders/1'],
    ...['/design-orders?sortBy=project', '/design-orders/stats', '/consultations', '/consultations/1'],
    ...['/consultations?search=zewditu', '/consultations/stats', '/consultations/upcoming'],
    `/consultations/calendar?year=${year}&month=${month}`,
  ]) {
    const { status, data } = await app.get(path, { token });
    answers[`staff ${path}`] = { status, data };
  }
  const { data } = await app.get<{ recentActivities: unknown }>('/dashboard/overview', { token });
  answers['dashboard'] = { ...data, recentActivities: undefined };
  for (const path of ['/sitemap.xml', '/rss.xml'])
    answers[path] = await (await fetch(app.origin + path)).text();
  return answers;
}

/** Every row of what can be deleted, and of what belongs to it; but for the count of a consultation's ways here and back. */
async function rows() {
  const tables = [
    'projects',
    'project_ratings',
    'project_views',
    'services',
    'blog_posts',
    'contact_inquiries',
  ];
  const content: Record<string, unknown> = {};
  for (const table of [...tables, 'inquiry_entries', 'design_orders', 'consultations']) {
    content[table] = await app.dataSource.query(`SELECT to_jsonb(t) - 'trash_moves' AS row FROM ${table} t`);
  }
  return content;
}

describe.each(kinds)('a deleted $entity', ({ entity, path, title, subtitle, before, make }) => {
  it('is nowhere but in the trash, and restored it is what it was', async () => {
    await before?.();
    const without = await everywhere();
    await make();
    const [withIt, stored] = [await everywhere(), await rows()];
    expect(withIt).not.toEqual(without);

    expect((await remove(`${path}/1`)).status).toBe(200);
    expect(await everywhere()).toEqual(without);
    const [entry] = (await trash()).data.data;
    const deletedAt = Date.parse(entry!.deletedAt as unknown as string);
    expect(entry).toEqual({
      id: 1,
      entity,
      title,
      subtitle,
      deletedAt: expect.any(String),
      deletedBy: 'Ato Staff',
      expiresAt: new Date(deletedAt + 30 * 24 * 60 * 60 * 1000).toISOString(),
    });
    expect(Date.now() - deletedAt).toBeLessThan(30_000);

    const restored = await restore<{ id: number }>(`${path}/1`);
    expect([restored.status, restored.data.id]).toEqual([200, 1]);
    expect(await everywhere()).toEqual(withIt);
    expect(await rows()).toEqual(stored);
    expect((await trash()).data.data).toEqual([]);
  });

  it('is in the log with its restoration, and can be deleted again', async () => {
    await before?.();
    await make();
    for (const action of [remove, restore, remove]) {
      expect((await action(`${path}/1`)).status).toBe(200);
    }
    const log = await app.get<Page<ActivityDto>>('/activity?limit=3', { token });
    expect(log.data.data.map(({ type, actor }) => [type, actor])).toEqual([
      [`${entity}.deleted`, 'Ato Staff'],
      [`${entity}.restored`, 'Ato Staff'],
      [`${entity}.deleted`, 'Ato Staff'],
    ]);
  });

  it('is restored once, by staff, and by its id', async () => {
    await before?.();
    await make();
    const notThere = { status: 404, error: { code: 'NOT_FOUND' } };
    expect(await restore(`${path}/1`)).toMatchObject(notThere);
    await remove(`${path}/1`);
    expect((await app.post(`${path}/1/restore`)).status).toBe(401);
    const visitor = await tokenOf(app, await build.user());
    expect((await app.post(`${path}/1/restore`, undefined, { token: visitor })).status).toBe(403);
    for (const id of ['0', 'abc', '1.5', '99999999999']) {
      expect((await restore(`${path}/${id}`)).status).toBe(400);
    }
    expect(await restore(`${path}/4711`)).toMatchObject(notThere);
    const answers = await Promise.all([restore(`${path}/1`), restore(`${path}/1`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(answers.find(({ status }) => status === 404)?.message).toMatch(
      /^\w+ not found in the trash\. It was restored already, or deleted for good\.$/,
    );
  });
});

describe('GET /bin', () => {
  beforeEach(async () => {
    for (const { path, before, make } of kinds) {
      if (path === '/design-orders') continue;
      await before?.();
      await make();
      await remove(`${path}/1`);
    }
  });

  it.each([
    ['', ['consultation', 'inquiry', 'post', 'service', 'project']],
    ['?limit=2&page=2', ['post', 'service']],
    ['?page=9', []],
    ['?entity=service', ['service']],
    ['?entity=order', []],
    ['?entity=', ['consultation', 'inquiry', 'post', 'service', 'project']],
  ])('answers %j, what was deleted last first', async (query, entities) => {
    const { data } = (await trash(query)).data;
    expect(data.map(({ entity }) => entity)).toEqual(entities);
  });

  it.each([
    ['?page=0', 'page'],
    ['?limit=101', 'limit'],
    ['?entity=user', 'entity'],
    ['?entity=post&entity=order', 'entity'],
    ['?search=x', 'search'],
  ])('refuses %s', async (query, field) => {
    expect(await trash(query)).toMatchObject({ status: 400, error: { details: [{ field }] } });
  });

  it('names nobody whose account is gone', async () => {
    await app.dataSource.query('DELETE FROM users WHERE id = $1', [admin.id]);
    token = await tokenOf(app, await build.admin());
    expect((await trash('?limit=1')).data.data[0]).toMatchObject({ deletedBy: null });
  });
});

describe('a time that was freed by a deletion', () => {
  it('is taken by another consultation, which is said when the first one is restored', async () => {
    await build.consultation({ ...booked, clientName: 'First' });
    await remove('/consultations/1');
    await build.consultation({ ...booked, clientName: 'Second' });
    const refused = await restore('/consultations/1');
    expect(refused).toMatchObject({ status: 409, error: { code: 'CONFLICT' } });
    expect(refused.message).toMatch(
      /^Second already has a consultation on .+10:00.* \(60 minutes\)\. Move or cancel that one, then restore this one\.$/,
    );
    expect((await trash()).data.data).toHaveLength(1);
    const cancel = { status: ConsultationStatus.CANCELLED };
    await app.call('PUT', '/consultations/2', { body: cancel, token });
    expect((await restore('/consultations/1')).status).toBe(200);
  });

  it('stays with one of two that were deleted', async () => {
    for (const clientName of ['First', 'Second']) {
      const { id } = await build.consultation({ ...booked, clientName });
      await remove(`/consultations/${id}`);
    }
    const answers = await Promise.all([restore('/consultations/1'), restore('/consultations/2')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('while it is in the trash', () => {
  it('a project or an article keeps its address', async () => {
    for (const [path, body] of [
      ['/projects', { title: 'Stone House', description: 'x', location: 'Bole' }],
      ['/blog', { title: 'Stone House', excerpt: 'x' }],
    ] as const) {
      await app.post(path, body, { token });
      await remove(`${path}/1`);
      const { data } = await app.post<ProjectDto>(path, body, { token });
      expect(data.slug).toBe('stone-house-2');
      expect((await restore<ProjectDto>(`${path}/1`)).data.slug).toBe('stone-house');
    }
  });

  it('a project stays as long as an order names it', async () => {
    const { id: projectId } = await build.project({ title: 'Ordered House' });
    await build.project();
    await build.order({ projectId });
    await remove('/projects/1');
    await remove('/projects/2');
    const expiries = async () => (await trash('?entity=project')).data.data.map(({ expiresAt }) => expiresAt);
    expect(await expiries()).toEqual([expect.any(String), null]);
    await remove('/design-orders/1');
    expect(await expiries()).toEqual([expect.any(String), null]);
  });
});

it('takes several projects at once, each of which can be restored', async () => {
  for (const title of ['One', 'Two', 'Three']) await build.project({ title });
  const ids = [3, 1, 4711];
  const deleted = await app.post<DeleteResultDto[]>('/projects/bulk-delete', { ids }, { token });
  expect(deleted.data.map(({ outcome }) => outcome)).toEqual(['DELETED', 'DELETED', 'NOT_FOUND']);
  expect((await trash()).data.data.map(({ title }) => title).sort()).toEqual(['One', 'Three']);
  for (const id of [1, 3]) expect((await restore(`/projects/${id}`)).status).toBe(200);
  expect((await app.get<Page<ProjectDto>>('/projects')).data.pagination.totalItems).toBe(3);
});

it('keeps the totals of long lists true', async () => {
  await app.dataSource.query(`
    INSERT INTO services (title, description, long_description, duration, search_text)
    SELECT 'S' || n, 'x', 'x', 'x', '' FROM generate_series(1, 150) n`);
  const total = async (path: string) =>
    (await app.get<Page<unknown>>(`${path}?limit=5`, { token })).data.pagination.totalItems;
  expect(await total('/services')).toBe(150);
  for (let id = 1; id <= 110; id += 1) await remove(`/services/${id}`);
  expect([await total('/services'), await total('/bin')]).toEqual([40, 110]);
  await restore('/services/1');
  expect([await total('/services'), await total('/bin')]).toEqual([41, 109]);
});
