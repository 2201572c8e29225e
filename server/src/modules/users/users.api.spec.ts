import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, testPassword, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { Page } from '../../common/pagination/page.js';
import type { ActivityDto } from '../../content/content.module.js';
import type { User } from '../accounts/accounts.module.js';
import type { UserDto } from './dto/user.dto.js';

let app: TestApp;
let build: Build;
let admin: User;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  admin = await build.admin({ name: 'Ato Staff', email: 'staff@firm.example' });
  token = await tokenOf(app, admin);
});

const put = (id: number, body: object) => app.call<UserDto>('PUT', `/users/${id}`, { body, token });
const remove = (path: string) => app.call('DELETE', path, { token });
const toggle = (id: number) => app.call<UserDto>('PATCH', `/users/${id}/toggle-status`, { token });

describe('GET /users', () => {
  it('searches names and emails, filters and sorts', async () => {
    await build.user({ name: 'Zewditu', email: 'z@mail.example' });
    await build.user({ name: 'Biruk', email: 'zz@mail.example', isActive: false });
    const names = async (query: string) =>
      (await app.get<Page<UserDto>>(`/users?${query}`, { token })).data.data.map((user) => user.name);
    expect(await names('sortBy=name&sortOrder=asc')).toEqual(['Ato Staff', 'Biruk', 'Zewditu']);
    expect(await names('search=zz')).toEqual(['Biruk']);
    expect(await names('search=zew')).toEqual(['Zewditu']);
    expect(await names('role=ADMIN')).toEqual(['Ato Staff']);
    expect(await names('isActive=false')).toEqual(['Biruk']);
  });
});

describe('GET /users/stats', () => {
  it('counts', async () => {
    await build.user({ createdAt: new Date('2020-01-01') });
    await build.user({ isActive: false });
    const { data } = await app.get('/users/stats', { token });
    expect(data).toEqual({ totalUsers: 3, activeUsers: 2, thisMonthUsers: 2, adminUsers: 1 });
  });
});

describe('POST /users', () => {
  it('makes an account that can sign in, and notes who did it', async () => {
    const body = { name: 'Chaltu', email: 'chaltu@firm.example', password: 'Zenbaba7', role: 'ADMIN' };
    const { status, data } = await app.post<UserDto>('/users', body, { token });
    expect({ status, data }).toMatchObject({
      status: 201,
      data: { role: 'ADMIN', source: 'ADMIN', version: 1 },
    });
    expect((await app.post('/auth/login', { email: body.email, password: 'Zenbaba7' })).status).toBe(200);
    const log = await app.get<ActivityDto[]>(`/users/${admin.id}/activity`, { token });
    expect(log.data).toMatchObject([
      { type: 'user.created', title: 'User created', subtitle: 'Chaltu', actor: 'Ato Staff' },
    ]);
  });

  it('refuses an email that is taken', async () => {
    const body = { name: 'Chaltu', email: 'staff@firm.example', password: 'Zenbaba7' };
    expect(await app.post('/users', body, { token })).toMatchObject({ status: 409 });
  });
});

describe('PUT /users/{id}', () => {
  it('changes what is given and counts the version up', async () => {
    const user = await build.user({ name: 'Old', address: 'Here' });
    expect((await put(user.id, { name: 'New', version: 1 })).data).toMatchObject({
      name: 'New',
      address: 'Here',
      version: 2,
    });
  });

  it('leaves the sessions of an account whose access stays as it is', async () => {
    const user = await build.user();
    const theirs = await tokenOf(app, user);
    await put(user.id, { name: 'Renamed', role: 'USER', isActive: true });
    expect((await app.get('/auth/profile', { token: theirs })).status).toBe(200);
  });

  it('ends the sessions of an account whose password or access is taken', async () => {
    const user = await build.user();
    const theirs = await tokenOf(app, user);
    await put(user.id, { password: 'Changed1' });
    expect((await app.get('/auth/profile', { token: theirs })).status).toBe(401);
  });
});

describe('PATCH /users/{id}/toggle-status', () => {
  it('switches an account off, which ends its sessions for good, and on again', async () => {
    const user = await build.user();
    const theirs = await tokenOf(app, user);
    expect((await toggle(user.id)).data.isActive).toBe(false);
    expect((await toggle(user.id)).data.isActive).toBe(true);
    expect((await app.get('/auth/profile', { token: theirs })).status).toBe(401);
    expect((await app.post('/auth/login', { email: user.email, password: testPassword })).status).toBe(200);
  });

  it('keeps staff from locking themselves out', async () => {
    expect(await toggle(admin.id)).toMatchObject({
      status: 409,
      message: 'You cannot remove your own access.',
    });
    expect(await put(admin.id, { role: 'USER' })).toMatchObject({ status: 409 });
    expect(await put(admin.id, { isActive: false })).toMatchObject({ status: 409 });
  });

  it('leaves at least one administrator when two switch off each other', async () => {
    const other = await build.admin();
    const otherToken = await tokenOf(app, other);
    const answers = await Promise.all([
      toggle(other.id),
      app.call('PATCH', `/users/${admin.id}/toggle-status`, { token: otherToken }),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });
});

describe('DELETE /users/{id}', () => {
  it('deletes an account whose source is as named', async () => {
    const user = await build.user();
    expect((await remove(`/users/${user.id}?source=PUBLIC`)).status).toBe(200);
    expect((await app.get(`/users/${user.id}`, { token })).status).toBe(404);
  });

  it('takes the ratings of the account out of the averages', async () => {
    const user = await build.user();
    const project = await build.project({ ratingSum: 5, ratingCount: 1 });
    const body = { userId: user.id, rating: 1 };
    await app.post(`/projects/${project.id}/rate`, body, { token: await tokenOf(app, user) });
    await remove(`/users/${user.id}`);
    const { data } = await app.get(`/projects/${project.id}`);
    expect(data).toMatchObject({ averageRating: 5, ratingCount: 1 });
  });

  it('refuses another source, an administrator and an unknown id', async () => {
    const user = await build.user();
    expect((await remove(`/users/${user.id}?source=ADMIN`)).status).toBe(409);
    expect(await remove(`/users/${admin.id}`)).toMatchObject({
      status: 409,
      message: 'An administrator cannot be deleted.',
    });
    expect((await remove('/users/4711')).status).toBe(404);
  });
});
