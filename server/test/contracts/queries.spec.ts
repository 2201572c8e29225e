import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { seedDemo } from '../../src/demo/seed-demo.js';
import { Build, tokenOf } from '../builders/build.js';
import { openApiDocument } from '../support/answer-checker.js';
import { TestApp } from '../support/test-app.js';

interface ListOperation {
  parameters?: { name: string }[];
}

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  await app.dataSource.transaction((manager) => seedDemo(manager, new Date()));
  token = await tokenOf(app, await new Build(app.dataSource).admin());
});
afterAll(() => app.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

/** Every call whose answer grows with `limit`, with a word to look for where it is a search. */
const lists = Object.entries(openApiDocument.paths).flatMap(([path, methods]) => {
  const names = (methods['get'] as ListOperation | undefined)?.parameters?.map(({ name }) => name) ?? [];
  if (!names.includes('limit')) return [];
  const address = path.replace('/api/v1', '').replace('{kind}/{id}', 'inquiry/1');
  return [`${address}?${names.includes('q') ? 'q=design&' : ''}`];
});

/** How many statements a call sends to the database. */
async function countQueries(path: string): Promise<number> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  expect((await app.get(path, { token })).status).toBe(200);
  const count = query.mock.calls.length;
  query.mockRestore();
  return count;
}

describe('the number of queries', () => {
  it.each(lists)('of %s does not grow with the list', async (path) => {
    // Among fewer rows there may be none that leads to others.
    const short = await countQueries(`${path}limit=5`);
    expect(short).toBeGreaterThan(0);
    expect(await countQueries(`${path}limit=100`)).toBeLessThanOrEqual(short);
  });
});
