import { dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TestApp } from '../../../test/support/test-app.js';
import { CleanupScheduler } from '../../common/jobs/cleanup-scheduler.js';
import { otherName } from './counted-names.js';
import { mostNamesOfDay } from './page-views-writer.service.js';
import { VisitCount, VisitFacet } from './visit-count.entity.js';
import { VisitFiguresService } from './visitors.module.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());
beforeEach(() => app.empty());

const view = { path: '/am/projects/ridge-house?code=ABCD-2345', language: 'am' };
const send = (body: object, headers: Record<string, string> = {}) =>
  app.post('/visitors/views', body, { headers });
const lines = () =>
  app.dataSource.manager.find(VisitCount, { select: { facet: true, name: true, visits: true, views: true } });
const cleanUp = () => app.nest.get(CleanupScheduler).runAll();
const today = dayInAddisAbaba(new Date());

describe('POST /visitors/views', () => {
  it('counts a page and a language; who begins counts as a visit from somewhere', async () => {
    expect(await send({ ...view, begins: true, referrer: 'https://www.search.example/?q=me' })).toMatchObject(
      { status: 200, data: null },
    );
    await send({ path: '/about', language: 'en', referrer: 'https://not.counted.example' });
    expect(await lines()).toEqual([
      { facet: 'PAGE', name: '/projects/ridge-house', visits: 1, views: 1 },
      { facet: 'LANGUAGE', name: 'am', visits: 1, views: 1 },
      { facet: 'SOURCE', name: 'search.example', visits: 1, views: 1 },
      { facet: 'PAGE', name: '/about', visits: 0, views: 1 },
      { facet: 'LANGUAGE', name: 'en', visits: 0, views: 1 },
    ]);
  });

  it('counts what is sent again with its key once', async () => {
    const headers = { 'Idempotency-Key': 'one-look-at-a-page' };
    await Promise.all(Array.from({ length: 5 }, () => send(view, headers)));
    expect(await lines()).toHaveLength(2);
  });

  it('keeps nothing of who looked', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.7', 'User-Agent': 'Somebody/1.0' };
    await send({ ...view, begins: true, referrer: 'https://mail.example/read?of=somebody' }, headers);
    const rows = JSON.stringify(await app.dataSource.query('SELECT * FROM visit_counts'));
    expect(rows).not.toMatch(/203\.0|127\.0\.0\.1|::1|somebody|2345/i);
  });

  it.each<[string, object, string]>([
    ['no page', { path: '' }, 'path'],
    ['another language', { language: 'fr' }, 'language'],
    ['who looks', { sessionId: 'k3v9x2m7q1w8' }, 'sessionId'],
    ['a word for a visit', { begins: 'perhaps' }, 'begins'],
  ])('refuses %s', async (_, change, field) => {
    expect(await send({ ...view, ...change })).toMatchObject({
      status: 400,
      error: { details: [{ field }] },
    });
    expect(await lines()).toEqual([]);
  });
});

describe('cleanup', () => {
  const insert = (rows: Partial<VisitCount>[]) => app.dataSource.manager.insert(VisitCount, rows);
  const line = { day: today, facet: VisitFacet.PAGE, visits: 1, views: 2 };

  it('adds up lines, and leaves the numbers as they are', async () => {
    await insert([
      { ...line, name: '/' },
      { ...line, name: '/' },
      { ...line, name: '/about' },
    ]);
    await Promise.all([cleanUp(), cleanUp()]);
    expect(await lines()).toEqual(
      expect.arrayContaining([
        { facet: 'PAGE', name: '/', visits: 2, views: 4 },
        { facet: 'PAGE', name: '/about', visits: 1, views: 2 },
      ]),
    );
    expect(await lines()).toHaveLength(2);
  });

  it('gives the most read pages of a day a number, however many are made up', async () => {
    const madeUp = Array.from({ length: mostNamesOfDay + 20 }, (_, index) => `/${index}`);
    await insert(madeUp.map((name) => ({ ...line, name, views: 1 })));
    await insert([{ ...line, name: '/read', views: 100 }]);
    await cleanUp();
    const stored = await lines();
    expect(stored).toHaveLength(mostNamesOfDay + 1);
    expect(stored).toContainEqual({ facet: 'PAGE', name: '/read', visits: 1, views: 100 });
    expect(stored).toContainEqual({ facet: 'PAGE', name: otherName, visits: 21, views: 21 });
    await cleanUp();
    expect(await lines()).toHaveLength(mostNamesOfDay + 1);
  });

  it('removes what is older than 25 months', async () => {
    await insert([
      { ...line, name: '/', day: '2020-01-01' },
      { ...line, name: '/' },
    ]);
    await cleanUp();
    expect(await lines()).toHaveLength(1);
  });
});

describe('figures of visits', () => {
  it('are by day and by name, of some days and those before', async () => {
    const at = (day: string, name: string, views: number, facet = VisitFacet.PAGE) =>
      app.dataSource.manager.insert(VisitCount, { day, facet, name, visits: 1, views });
    await at('2026-03-01', '/', 3);
    await at('2026-03-02', '/about', 5);
    await at('2026-03-03', '/', 1);
    await at('2026-02-28', '/', 7);
    await at('2026-02-28', '/gone', 7);
    await at('2026-03-02', 'am', 5, VisitFacet.LANGUAGE);
    const figures = app.nest.get(VisitFiguresService);
    const now = { from: '2026-03-02', to: '2026-03-03' };
    const before = { from: '2026-02-28', to: '2026-03-01' };
    expect(await figures.byName(VisitFacet.PAGE, now, before, 10)).toEqual([
      { name: '/about', visits: 1, views: 5, visitsBefore: 0, viewsBefore: 0 },
      { name: '/', visits: 1, views: 1, visitsBefore: 2, viewsBefore: 10 },
    ]);
    expect(await figures.byName(VisitFacet.PAGE, now, before, 1, '/a')).toMatchObject([{ name: '/about' }]);
    expect(await figures.byDay({ from: '2026-02-28', to: '2026-03-03' })).toEqual(
      new Map([['2026-03-02', { visits: 1, views: 5 }]]),
    );
    expect(await figures.countedSince()).toBe('2026-03-02');
  });
});
