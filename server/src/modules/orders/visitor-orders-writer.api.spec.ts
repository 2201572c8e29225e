import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { ActivityService } from '../../content/content.module.js';
import { Project } from '../projects/projects.module.js';
import { DesignOrder } from './design-order.entity.js';
import type { DesignOrderDto } from './dto/design-order.dto.js';

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
const place = (body: object, headers: Record<string, string> = {}) =>
  app.post<DesignOrderDto>('/design-orders', body, { headers });
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
        project: { id: project.id, title: 'Ridge House', type: 'RESIDENCE', slug: project.slug },
      },
    });
    expect(answer.data.trackingCode).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    await app.dataSource.manager.update(Project, project.id, { price: 95_000 });
    const { data } = await app.get<DesignOrderDto>(`/design-orders/${answer.data.id}`, { token });
    expect(data).toMatchObject({ ...answer.data, version: 1 });
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

  it.each([true, false])('knows no project that is hidden, for sale: %j', async (isForSale) => {
    const hidden = await build.project({ isForSale, isPublic: false });
    const { id: none } = await build.project();
    await app.dataSource.query('DELETE FROM projects WHERE id = $1', [none]);
    const { headers: _headers, ...answer } = await place({ ...person, projectId: hidden.id });
    const { headers: _others, ...unknown } = await place({ ...person, projectId: none });
    expect(answer).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } });
    expect(answer).toEqual(unknown);
    expect(await countOrders()).toBe(0);
  });

  it('knows no project that is in the trash', async () => {
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
