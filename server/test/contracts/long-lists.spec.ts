import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from '../../src/common/pagination/page.js';
import type { UserDto } from '../../src/modules/users/users.module.js';
import { Build, tokenOf } from '../builders/build.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  await app.dataSource.query(`
    INSERT INTO users (name, email, password_hash, search_text)
    SELECT 'Person ' || n, 'p' || n || '@mail.example', 'x', 'person' FROM generate_series(1, 6000) n`);
  token = await tokenOf(app, await new Build(app.dataSource).admin());
});
afterAll(() => app.stop());

async function total(query = ''): Promise<number> {
  return (await app.get<Page<UserDto>>(`/users?limit=5${query}`, { token })).data.pagination.totalItems;
}

it('keeps the totals of long lists true through every write', async () => {
  expect(await total()).toBe(6001);
  expect(await total('&search=person')).toBe(6000);

  const body = { name: 'Person new', email: 'new@mail.example', password: 'Zenbaba7' };
  const { id } = (await app.post<UserDto>('/users', body, { token })).data;
  expect(await total()).toBe(6002);
  expect(await total('&search=person')).toBe(6001);

  await app.call('PUT', `/users/${id}`, { body: { name: 'Somebody' }, token });
  expect(await total('&search=person')).toBe(6000);

  await app.call('DELETE', `/users/${id}`, { token });
  expect(await total()).toBe(6001);
});

it('derives the total from the last page without counting', async () => {
  const answer = await app.get<Page<UserDto>>('/users?limit=100&page=61', { token });
  expect(answer.data.data).toHaveLength(1);
  expect(answer.data.pagination).toMatchObject({ totalItems: 6001, totalPages: 61, hasNext: false });
});
