import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { Page } from '../../common/pagination/page.js';
import { ActivityService } from '../../content/content.module.js';
import { ProjectType } from '../projects/projects.module.js';
import { DesignOrder } from './design-order.entity.js';
import type { DesignOrderDto, DesignOrderStatsDto } from './dto/design-order.dto.js';
import { OrderStatus } from './order.enums.js';

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

const sevenDays = 7 * 24 * 60 * 60 * 1000;
const put = (id: number, body: object) =>
  app.call<DesignOrderDto>('PUT', `/design-orders/${id}`, { body, token });
const remove = (id: number) => app.call('DELETE', `/design-orders/${id}`, { token });
const activities = () => app.nest.get(ActivityService).latest(100);

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

  it('carries the project of each order, also from the trash', async () => {
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
      const log = jest.spyOn(app.dataSource.logger, 'logQuery');
      const { data } = await app.get<Page<DesignOrderDto>>(`/design-orders?${query}`, { token });
      const queries = log.mock.calls.filter(([sql]) => /design_orders/.test(sql)).length;
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
    expect([first.queries, third.queries]).toEqual([1, 1]);
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
});

describe('GET /design-orders/stats', () => {
  it('counts every status and the last 7 days, without the trash', async () => {
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

  it('works on an order whose project is in the trash', async () => {
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
  it('moves an order to the trash', async () => {
    const order = await build.order();
    expect(await remove(order.id)).toMatchObject({ status: 200, data: null });
    expect((await app.get(`/design-orders/${order.id}`, { token })).status).toBe(404);
    expect((await remove(order.id)).status).toBe(404);
    expect((await put(order.id, { name: 'Gone' })).status).toBe(404);
    const stored = await app.dataSource.manager.findOneOrFail(DesignOrder, {
      where: { id: order.id },
      withDeleted: true,
    });
    expect(stored.deletedAt).toBeInstanceOf(Date);
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
