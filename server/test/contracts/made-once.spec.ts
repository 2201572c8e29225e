import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { Access } from '../../src/common/access/access.js';
import { cachedContentOf } from '../../src/common/caching/cached-content.decorator.js';
import { MADE_ANEW } from '../../src/common/caching/from-content.decorator.js';
import { seedDemo } from '../../src/demo/seed-demo.js';
import { type Route, routesOf } from '../support/routes.js';
import { TestApp } from '../support/test-app.js';

const routeConfig = '__fastify_route_config__';

let app: TestApp;
let openReads: Route[];

beforeAll(async () => {
  app = await TestApp.start();
  await app.dataSource.transaction((manager) => seedDemo(manager, new Date()));
  openReads = routesOf(app).filter(
    ({ method, access }) => method === 'GET' && [Access.OPTIONAL, Access.PUBLIC].includes(access),
  );
});
afterAll(() => app.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

function isFromContent({ handler }: Route): boolean {
  const config = Reflect.getMetadata(routeConfig, handler) as { fromContent?: boolean } | undefined;
  return config?.fromContent === true;
}

/** What some reads cannot do without. */
const neededQueries: Record<string, string> = {
  '/settings/office-hours': '?from=2026-11-01&to=2026-12-31',
  // Where nothing is looked for nothing is read.
  '/site-search': '?q=house',
};

describe('what anybody may read', () => {
  it('is made once for all, or says why it cannot be', () => {
    for (const route of openReads) {
      const reason = Reflect.getMetadata(MADE_ANEW, route.handler) as string | undefined;
      expect([route.name, isFromContent(route) !== (reason !== undefined && reason.length > 5)]).toEqual([
        route.name,
        true,
      ]);
    }
  });

  it('is made once of entities only whose writes raise the cache version', async () => {
    const watched = app.dataSource.entityMetadatas.filter(({ target }) => cachedContentOf(target));
    // The parts of a statement of a list.
    const known = new Set(['cache_version', 'matches', 'page', ...watched.map(({ tableName }) => tableName)]);
    const routes = openReads.filter(isFromContent);
    expect(routes.length).toBeGreaterThan(8);
    for (const { path } of routes) {
      const query = jest.spyOn(pg.Client.prototype, 'query');
      const [{ slug }] = (await app.dataSource.query(
        path.startsWith('/blog')
          ? `SELECT slug FROM blog_posts WHERE status = 'PUBLISHED'`
          : path.startsWith('/services')
            ? 'SELECT slug FROM services WHERE slug IS NOT NULL'
            : 'SELECT slug FROM projects WHERE is_public',
      )) as [{ slug: string }];
      const [added] = (await app.dataSource.query('SELECT id FROM services WHERE slug IS NULL')) as [
        { id: number },
      ];
      query.mockClear();
      const address =
        path.replace(':slug', slug).replace(':id', path.startsWith('/services') ? String(added.id) : '1') +
        (neededQueries[path] ?? '');
      const { status } = await app.get(address);
      expect([path, status]).toEqual([path, 200]);
      const statements = query.mock.calls.map(([said]) => textOf(said)).join('\n');
      query.mockRestore();
      const tables = [...statements.matchAll(/\b(?:FROM|JOIN) "?(\w+)"?/g)].map(([, table]) => table!);
      expect(tables.length).toBeGreaterThan(0);
      expect([path, tables.filter((table) => !known.has(table))]).toEqual([path, []]);
    }
  });
});

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : (statement as { text: string }).text;
}
