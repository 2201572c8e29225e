import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { Page } from '../../common/pagination/page.js';
import { type ActivityDto, ActivityService } from '../activity/activity.module.js';
import { Project, ProjectType } from '../projects/projects.module.js';
import { DesignOrder } from './design-order.entity.js';
import type { DesignOrderDto } from './dto/design-order.dto.js';
import type { DesignOrderStatsDto } from './dto/design-order-stats.dto.js';
import { OrderStatus } from './order-status.enum.js';

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
  token = await tokenOf(app, await build.admin({ name: 'Ato Staff' }));
});

const person = { name: 'Hana Bekele', email: 'Hana@Mail.example', phone: '0911', address: 'Bole' };
const sevenDays = 7 * 24 * 60 * 60 * 1000;
const place = (body: object, headers: Record<string, string> = {}) =>
  app.post<DesignOrderDto>('/design-orders', body, { headers });
const put = (id: number, body: object) =>
  app.call<DesignOrderDto>('PUT', `/design-orders/${id}`, { body, token });
const remove = (id: number) => app.call('DELETE', `/design-orders/${id}`, { token });
const track = (code: string) => app.get(`/design-orders/track/${encodeURIComponent(code)}`);
const countOrders = () => app.dataSource.manager.count(DesignOrder, { withDeleted: true });
const activities = () => app.nest.get(ActivityService).latest(100);

describe('POST /design-orders', () => {
  it('files an order with the price of the moment and a tracking code', async () => {
    const project = await build.project({ title: 'Ridge House', isForSale: true, price: 90_000 });
    const answer = await place({ ...person, projectId: project.id });
    expect(answer).toMatchObject({
      status: 201,
      data: {
        ...person,
        email: 'hana@mail.example',
        price: 90_000,
        status: 'PENDING',
        version: 1,
        project: { id: project.id, title: 'Ridge House', type: 'RESIDENCE', slug: project.slug },
      },
    });
    expect(answer.data.trackingCode).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    await app.dataSource.manager.update(Project, project.id, { price: 95_000 });
    const { data } = await app.get<DesignOrderDto>(`/design-orders/${answer.data.id}`, { token });
    expect(data).toEqual(answer.data);
  });

  it('needs no address and no price', async () => {
    const { id: projectId } = await build.project({ isForSale: true });
    const { name, email, phone } = person;
    expect(await place({ name, email, phone, projectId })).toMatchObject({
      status: 201,
      data: { address: null, price: null },
    });
  });

  it('is noted without an actor, even when staff are signed in', async () => {
    const { id: projectId } = await build.project({ title: 'Ridge House', isForSale: true });
    await app.post('/design-orders', { ...person, projectId }, { token });
    expect(await activities()).toMatchObject([
      { type: 'order.created', subtitle: 'Hana Bekele, Ridge House', actor: null },
    ]);
  });

  it('refuses a project that is not for sale', async () => {
    const { id: projectId } = await build.project();
    expect(await place({ ...person, projectId })).toMatchObject({
      status: 409,
      message: 'The design of this project is not for sale. Choose another one.',
      error: { code: 'CONFLICT' },
    });
    expect(await countOrders()).toBe(0);
  });

  it('refuses a project that is hidden, with the words for one that is not for sale', async () => {
    const { id: projectId } = await build.project({ isForSale: true, isPublic: false });
    expect(await place({ ...person, projectId })).toMatchObject({
      status: 409,
      message: 'The design of this project is not for sale. Choose another one.',
    });
    expect(await countOrders()).toBe(0);
  });

  it('knows no project that is in the bin', async () => {
    const { id: projectId } = await build.project({ isForSale: true, deletedAt: new Date() });
    expect(await place({ ...person, projectId })).toMatchObject({
      status: 404,
      error: { code: 'NOT_FOUND' },
    });
  });

  it('knows no project that does not exist', async () => {
    expect((await place({ ...person, projectId: 4711 })).status).toBe(404);
  });

  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a name of 121 characters', { name: 'x'.repeat(121) }, 'name'],
    ['a NUL byte', { name: 'Ha\0na' }, 'name'],
    ['a lone surrogate', { name: 'Hana \ud800' }, 'name'],
    ['a broken email', { email: 'hana' }, 'email'],
    ['no phone', { phone: undefined }, 'phone'],
    ['a phone of 41 characters', { phone: '0'.repeat(41) }, 'phone'],
    ['a list as address', { address: ['Bole'] }, 'address'],
    ['an address of 501 characters', { address: 'x'.repeat(501) }, 'address'],
    ['no project', { projectId: undefined }, 'projectId'],
    ['project 0', { projectId: 0 }, 'projectId'],
    ['project -1', { projectId: -1 }, 'projectId'],
    ['project 1.5', { projectId: 1.5 }, 'projectId'],
    ['project abc', { projectId: 'abc' }, 'projectId'],
    ['a huge project', { projectId: 1e20 }, 'projectId'],
    ['a status', { status: 'COMPLETED' }, 'status'],
    ['a price', { price: 1 }, 'price'],
  ])('refuses %s and stores nothing', async (_, change, field) => {
    const { id: projectId } = await build.project({ isForSale: true });
    expect(await place({ ...person, projectId, ...change })).toMatchObject({
      status: 400,
      error: { code: 'VALIDATION_ERROR', details: [{ field }] },
    });
    expect(await countOrders()).toBe(0);
  });

  it.each(['[]', '"text"', '7', 'null', '{', ''])('refuses the body %j', async (body) => {
    expect(await app.post('/design-orders', body)).toMatchObject({
      status: 400,
      error: { code: 'VALIDATION_ERROR' },
    });
  });

  it('files one order for ten parallel requests with the same key', async () => {
    const { id: projectId } = await build.project({ isForSale: true });
    const key = { 'Idempotency-Key': 'one-submission' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => place({ ...person, projectId }, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ data }) => data.trackingCode)).size).toBe(1);
    expect(await countOrders()).toBe(1);
    expect((await place({ ...person, projectId, name: 'Other' }, key)).status).toBe(409);
  });
});

describe('GET /design-orders/track/{code}', () => {
  it.each(['7KQ4-M2XB-9HTD', '7kq4m2xb9htd', '7kq4 m2xb 9htd'])(
    'tells status and title of %j, and nothing of the person',
    async (code) => {
      const project = await build.project({ title: 'Ridge House' });
      await build.order({ projectId: project.id, trackingCode: '7KQ4-M2XB-9HTD' });
      expect(await track(code)).toMatchObject({
        status: 200,
        data: { status: 'PENDING', projectTitle: 'Ridge House' },
      });
    },
  );

  it('still answers when the project is hidden or in the bin', async () => {
    const project = await build.project({ isPublic: false, deletedAt: new Date() });
    await build.order({ projectId: project.id, trackingCode: '7KQ4-M2XB-9HTD' });
    expect((await track('7KQ4-M2XB-9HTD')).status).toBe(200);
  });

  it('knows no order in the bin', async () => {
    await build.order({ trackingCode: '7KQ4-M2XB-9HTD', deletedAt: new Date() });
    expect((await track('7KQ4-M2XB-9HTD')).status).toBe(404);
  });

  it.each(['7KQ4-M2XB-9HTE', '7KQ4', '%', '________', 'x'.repeat(400), 'ሰላም'])(
    'knows no order %j',
    async (code) => {
      await build.order({ trackingCode: '7KQ4-M2XB-9HTD' });
      expect(await track(code)).toMatchObject({ status: 404, message: 'Order not found.' });
    },
  );

  it('refuses a code with a NUL byte', async () => {
    expect((await track('7KQ4\0')).status).toBe(400);
  });
});

describe('GET /design-orders', () => {
  const names = async (query: string) =>
    (await app.get<Page<DesignOrderDto>>(`/design-orders?${query}`, { token })).data.data.map(
      ({ name }) => name,
    );

  it('searches, filters and sorts', async () => {
    const villa = await build.project({ title: 'Awash Villa' });
    const tower = await build.project({ title: 'Zenith Tower', type: ProjectType.OFFICE });
    await build.order({ name: 'Biruk', email: 'c@mail.example', phone: '0911 55', projectId: tower.id });
    await build.order({ name: 'Almaz', email: 'b@mail.example', projectId: villa.id });
    await build.order({
      ...{ name: 'Chaltu', email: 'a@mail.example', projectId: villa.id },
      ...{ status: OrderStatus.CANCELLED, trackingCode: '7KQ4-M2XB-9HTD' },
    });
    await build.order({ name: 'Deleted', deletedAt: new Date() });
    expect(await names('')).toEqual(['Chaltu', 'Almaz', 'Biruk']);
    expect(await names('sortBy=createdAt&sortOrder=asc')).toEqual(['Biruk', 'Almaz', 'Chaltu']);
    expect(await names('sortBy=updatedAt&sortOrder=asc')).toEqual(['Biruk', 'Almaz', 'Chaltu']);
    expect(await names('sortBy=name&sortOrder=asc')).toEqual(['Almaz', 'Biruk', 'Chaltu']);
    expect(await names('sortBy=email&sortOrder=asc')).toEqual(['Chaltu', 'Almaz', 'Biruk']);
    expect(await names('sortBy=status&sortOrder=asc')).toEqual(['Chaltu', 'Biruk', 'Almaz']);
    expect(await names('sortBy=project&sortOrder=asc')).toEqual(['Almaz', 'Chaltu', 'Biruk']);
    expect(await names('sortBy=project&sortOrder=desc')).toEqual(['Biruk', 'Chaltu', 'Almaz']);
    expect(await names('status=CANCELLED')).toEqual(['Chaltu']);
    expect(await names('status=')).toHaveLength(3);
    expect(await names('search=biru')).toEqual(['Biruk']);
    expect(await names('search=b@mail')).toEqual(['Almaz']);
    expect(await names('search=0911')).toEqual(['Biruk']);
    expect(await names('search=7kq4')).toEqual(['Chaltu']);
    expect(await names('search=villa&sortBy=name&sortOrder=asc')).toEqual(['Almaz', 'Chaltu']);
    expect(await names('search=100%25')).toEqual([]);
  });

  it('carries the project of each order, also from the bin', async () => {
    const project = await build.project({ title: 'Old House', deletedAt: new Date() });
    await build.order({ projectId: project.id });
    const { data } = await app.get<Page<DesignOrderDto>>('/design-orders', { token });
    expect(data.data[0]!.project).toEqual({
      ...{ id: project.id, title: 'Old House', type: 'RESIDENCE', slug: project.slug },
    });
  });

  it('shows pages that never overlap, with as many queries for 12 orders as for one', async () => {
    const createdAt = new Date();
    const countQueries = async (query: string) => {
      const log = vi.spyOn(app.dataSource.logger, 'logQuery');
      const { data } = await app.get<Page<DesignOrderDto>>(`/design-orders?${query}`, { token });
      const queries = log.mock.calls.filter(([sql]) => sql.includes('design_orders')).length;
      log.mockRestore();
      return { ...data, queries };
    };
    for (let count = 0; count < 12; count += 1) await build.order({ createdAt });
    const first = await countQueries('limit=5');
    const third = await countQueries('limit=5&page=3');
    const past = await countQueries('limit=5&page=4');
    expect(first.pagination).toEqual({
      ...{ currentPage: 1, pageSize: 5, totalPages: 3, totalItems: 12, hasNext: true, hasPrevious: false },
    });
    expect(first.data.map(({ id }) => id)).toEqual([12, 11, 10, 9, 8]);
    expect(third.data.map(({ id }) => id)).toEqual([2, 1]);
    expect(past).toMatchObject({ data: [], pagination: { totalItems: 12, hasNext: false } });
    // The page and how many there are; the last page tells that by itself.
    expect([first.queries, third.queries]).toEqual([2, 1]);
  });

  it.each([
    ['page=0', 'page'],
    ['page=abc', 'page'],
    ['limit=101', 'limit'],
    ['sortBy=phone', 'sortBy'],
    ['sortBy=project.title', 'sortBy'],
    ['sortOrder=up', 'sortOrder'],
    ['status=OPEN', 'status'],
    [`search=${'x'.repeat(201)}`, 'search'],
    ['colour=red', 'colour'],
  ])('refuses %s', async (query, field) => {
    expect(await app.get(`/design-orders?${query}`, { token })).toMatchObject({
      status: 400,
      error: { code: 'VALIDATION_ERROR', details: [{ field }] },
    });
  });

  it('is closed to public accounts', async () => {
    const visitor = await tokenOf(app, await build.user());
    const order = await build.order();
    for (const path of ['', '/stats', `/${order.id}`]) {
      expect((await app.get(`/design-orders${path}`, { token: visitor })).status).toBe(403);
    }
  });
});

describe('GET /design-orders/stats', () => {
  it('counts every status and the last 7 days, without the bin', async () => {
    const stats = async () => (await app.get<DesignOrderStatsDto>('/design-orders/stats', { token })).data;
    const none = { PENDING: 0, CONFIRMED: 0, IN_PROGRESS: 0, COMPLETED: 0, CANCELLED: 0 };
    expect(await stats()).toEqual({ totalOrders: 0, ordersByStatus: none, recentOrders: 0 });
    await build.order();
    await build.order({ createdAt: new Date(Date.now() - sevenDays + 60_000) });
    await build.order({
      createdAt: new Date(Date.now() - sevenDays - 60_000),
      status: OrderStatus.COMPLETED,
    });
    await build.order({ deletedAt: new Date() });
    expect(await stats()).toEqual({
      totalOrders: 3,
      ordersByStatus: { ...none, PENDING: 2, COMPLETED: 1 },
      recentOrders: 2,
    });
  });
});

describe('PUT /design-orders/{id}', () => {
  it('changes what is given and notes who did it', async () => {
    const order = await build.order({ name: 'Hana', address: 'Bole' });
    const answer = await put(order.id, { status: 'CONFIRMED', phone: '0922', address: '', version: 1 });
    expect(answer).toMatchObject({
      status: 200,
      data: { name: 'Hana', status: 'CONFIRMED', phone: '0922', address: null, version: 2 },
    });
    expect((await app.get(`/design-orders/${order.id}`, { token })).data).toEqual(answer.data);
    expect(await activities()).toMatchObject([{ type: 'order.updated', actor: 'Ato Staff' }]);
  });

  it('lets any status follow any other', async () => {
    const order = await build.order({ status: OrderStatus.COMPLETED });
    for (const status of Object.values(OrderStatus)) {
      expect((await put(order.id, { status })).data.status).toBe(status);
    }
  });

  it('refuses a stale version, shows the current record and writes nothing', async () => {
    const order = await build.order();
    await put(order.id, { name: 'Theirs', version: 1 });
    expect(await put(order.id, { name: 'Mine', version: 1 })).toMatchObject({
      status: 409,
      error: { details: { current: { name: 'Theirs', version: 2, project: { id: order.projectId } } } },
    });
    const logged: ActivityDto[] = await activities();
    expect(logged).toHaveLength(1);
  });

  it('lets one of two parallel changes of the same version win', async () => {
    const order = await build.order();
    const answers = await Promise.all(['A', 'B'].map((name) => put(order.id, { name, version: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('works on an order whose project is in the bin', async () => {
    const project = await build.project({ deletedAt: new Date() });
    const order = await build.order({ projectId: project.id });
    expect((await put(order.id, { status: 'CANCELLED' })).status).toBe(200);
  });

  it.each<[object, string]>([
    [{ status: 'OPEN' }, 'status'],
    [{ status: null }, 'status'],
    [{ name: null }, 'name'],
    [{ email: '' }, 'email'],
    [{ version: 'x' }, 'version'],
    [{ projectId: 1 }, 'projectId'],
    [{ price: 1 }, 'price'],
    [{ trackingCode: 'AAAA' }, 'trackingCode'],
  ])('refuses %j', async (body, field) => {
    const order = await build.order();
    expect(await put(order.id, body)).toMatchObject({ status: 400, error: { details: [{ field }] } });
  });
});

describe('a body that is no object', () => {
  it.each(['[]', '[{"name":"Mine"}]', '"text"', '7', 'null', '{', ''])(
    'changes nothing: %j',
    async (body) => {
      const order = await build.order({ name: 'Hana' });
      const answer = await app.call('PUT', `/design-orders/${order.id}`, { body, token });
      expect(answer).toMatchObject({ status: 400, error: { code: 'VALIDATION_ERROR' } });
      expect(await activities()).toEqual([]);
    },
  );
});

describe('DELETE /design-orders/{id}', () => {
  it('moves an order to the bin', async () => {
    const order = await build.order();
    expect(await remove(order.id)).toMatchObject({ status: 200, data: null });
    expect((await app.get(`/design-orders/${order.id}`, { token })).status).toBe(404);
    expect((await remove(order.id)).status).toBe(404);
    expect((await put(order.id, { name: 'Gone' })).status).toBe(404);
    const kept = await app.dataSource.manager.findOneOrFail(DesignOrder, {
      where: { id: order.id },
      withDeleted: true,
    });
    expect(kept.deletedAt).toBeInstanceOf(Date);
    expect(await activities()).toMatchObject([{ type: 'order.deleted', actor: 'Ato Staff' }]);
  });

  it.each(['0', '-1', 'abc', '99999999999999999999'])('refuses the id %s', async (id) => {
    for (const method of ['GET', 'DELETE']) {
      expect(await app.call(method, `/design-orders/${id}`, { token })).toMatchObject({
        status: 400,
        error: { details: [{ field: 'id' }] },
      });
    }
  });
});
