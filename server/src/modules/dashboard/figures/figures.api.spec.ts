import { instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { Build, tokenOf } from '../../../../test/builders/build.js';
import { TestApp } from '../../../../test/support/test-app.js';
import { VisitCount, VisitFacet } from '../../visitors/visitors.module.js';
import type { FiguresDto } from '../dto/figures.dto.js';

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
  token = await tokenOf(app, await build.admin());
});

const figures = async (days: string) =>
  (await app.get<FiguresDto>(`/dashboard/figures?${days}`, { token })).data;
const looks = (day: string, facet: VisitFacet, name: string, visits: number, views: number) =>
  app.dataSource.manager.insert(VisitCount, { day, facet, name, visits, views });
const on = (day: string, time = '12:00') => ({ createdAt: instantInAddisAbaba(day, time) });

const tenDays = 'from=2026-03-02&to=2026-03-11';

describe('GET /dashboard/figures', () => {
  it('is all zero where nothing was counted, and says every day', async () => {
    const { days, weeks, total, countedSince, ...rest } = await figures(tenDays);
    expect(days).toHaveLength(10);
    expect(days[0]).toEqual({
      ...{ day: '2026-03-02', dayBefore: '2026-02-20', visits: 0, views: 0 },
      ...{ visitsBefore: 0, viewsBefore: 0 },
    });
    expect(weeks.map(({ from, to }) => [from, to])).toEqual([
      ['2026-03-02', '2026-03-08'],
      ['2026-03-09', '2026-03-11'],
    ]);
    expect(total).toEqual({ visits: 0, views: 0, visitsBefore: 0, viewsBefore: 0 });
    expect(countedSince).toBeNull();
    expect(rest).toMatchObject({ beforeFrom: '2026-02-20', beforeTo: '2026-03-01', leads: [], pages: [] });
  });

  it('says who came, by day, page, language and source, beside as many days before', async () => {
    await looks('2026-03-02', VisitFacet.LANGUAGE, 'am', 2, 6);
    await looks('2026-03-11', VisitFacet.LANGUAGE, 'en', 1, 1);
    await looks('2026-03-01', VisitFacet.LANGUAGE, 'en', 4, 4);
    await looks('2026-02-19', VisitFacet.LANGUAGE, 'en', 100, 100);
    await looks('2026-03-12', VisitFacet.LANGUAGE, 'en', 100, 100);
    await looks('2026-03-02', VisitFacet.PAGE, '/', 2, 6);
    await looks('2026-03-02', VisitFacet.SOURCE, 'search.example', 2, 2);
    const { total, days, pages, languages, sources, countedSince } = await figures(tenDays);
    expect(total).toEqual({ visits: 3, views: 7, visitsBefore: 4, viewsBefore: 4 });
    expect(days[0]).toMatchObject({ day: '2026-03-02', visits: 2, views: 6 });
    expect(days[9]).toMatchObject({ visits: 1, dayBefore: '2026-03-01', visitsBefore: 4 });
    expect(pages).toEqual([{ name: '/', visits: 2, views: 6, visitsBefore: 0, viewsBefore: 0 }]);
    expect(languages.map(({ name, visitsBefore }) => [name, visitsBefore])).toEqual([
      ['am', 0],
      ['en', 4],
    ]);
    expect(sources).toMatchObject([{ name: 'search.example', visits: 2 }]);
    expect(countedSince).toBe('2026-02-19');
  });

  it('counts what visitors sent by the week in Addis Ababa, without the trash', async () => {
    await build.inquiry(on('2026-03-02', '00:10'));
    await build.inquiry(on('2026-03-01', '23:50'));
    await build.inquiry({ ...on('2026-03-03'), deletedAt: new Date() });
    await build.consultation(on('2026-03-09'));
    await build.order(on('2026-03-11', '23:59'));
    await build.order(on('2026-03-12', '00:00'));
    const { weeks } = await figures(tenDays);
    expect(weeks).toMatchObject([
      { inquiries: 1, consultations: 0, orders: 0 },
      { inquiries: 0, consultations: 1, orders: 1, inquiriesBefore: 1 },
    ]);
  });

  it('says which pages of projects and services led to something', async () => {
    const ridge = await build.project({ title: 'Ridge House', slug: 'ridge-house', isForSale: true });
    const { id } = await build.service({ title: 'Surveys' });
    await looks('2026-03-04', VisitFacet.PAGE, '/projects/ridge-house', 0, 40);
    await looks('2026-03-04', VisitFacet.PAGE, '/projects/gone', 0, 9);
    await looks('2026-03-04', VisitFacet.PAGE, '/about', 0, 90);
    await build.inquiry({ ...on('2026-03-04'), cameFrom: '/projects/ridge-house' });
    await build.inquiry({ ...on('2026-03-05'), cameFrom: '/projects/ridge-house', deletedAt: new Date() });
    await build.inquiry(on('2026-03-04'));
    await build.consultation({ ...on('2026-03-04'), cameFrom: `/services/${id}` });
    await build.order({ ...on('2026-03-04'), projectId: ridge.id });
    await build.order({ ...on('2026-02-04'), projectId: ridge.id });
    const { leads, ledTo } = await figures(tenDays);
    const none = { views: 0, inquiries: 0, consultations: 0, orders: 0 };
    expect(leads).toEqual([
      {
        ...none,
        ...{ path: '/projects/ridge-house', title: 'Ridge House', views: 40, inquiries: 1, orders: 1 },
      },
      { ...none, path: `/services/${id}`, title: 'Surveys', consultations: 1 },
      { ...none, path: '/projects/gone', title: null, views: 9 },
    ]);
    expect(ledTo).toEqual({ views: 49, inquiries: 1, consultations: 1, orders: 1 });
  });

  it('counts orders of a project that is in the trash', async () => {
    const project = await build.project({ slug: 'gone-house', isForSale: true });
    await build.order({ ...on('2026-03-04'), projectId: project.id });
    await app.dataSource.manager.update('Project', { id: project.id }, { deletedAt: new Date() });
    const { leads } = await figures(tenDays);
    expect(leads).toMatchObject([{ path: '/projects/gone-house', title: null, orders: 1 }]);
  });

  it.each([
    ['from=2026-03-02&to=2026-03-01', 'to'],
    ['from=2026-03-02&to=2027-03-08', 'to'],
    ['from=2026-02-30&to=2026-03-08', 'from'],
    ['from=2026-03-02', 'to'],
  ])('refuses %s', async (days, field) => {
    expect(await app.get(`/dashboard/figures?${days}`, { token })).toMatchObject({
      status: 400,
      error: { details: [{ field }] },
    });
  });
});

describe('GET /dashboard/figures/export', () => {
  async function file(of: string): Promise<Record<string, string>[]> {
    const answer = await fetch(`${app.origin}/api/v1/dashboard/figures/export?of=${of}&${tenDays}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(answer.headers.get('content-disposition')).toContain(`${of}-2026-03-02-to-2026-03-11`);
    return parse(Buffer.from(await answer.arrayBuffer()), { bom: true, columns: true });
  }

  it('holds all days, with the Ethiopian ones', async () => {
    await looks('2026-03-02', VisitFacet.LANGUAGE, 'am', 2, 6);
    const rows = await file('days');
    expect(rows).toHaveLength(10);
    expect(rows[0]).toEqual({
      ...{ onDate: '2026-03-02', onDateEthiopian: 'Yekatit 23, 2018 E.C.' },
      ...{ beforeDate: '2026-02-20', beforeDateEthiopian: 'Yekatit 13, 2018 E.C.' },
      ...{ visits: '2', views: '6', visitsBefore: '0', viewsBefore: '0' },
    });
  });

  it('holds every page, not only those that a chart has room for', async () => {
    for (let page = 10; page < 25; page += 1) await looks('2026-03-02', VisitFacet.PAGE, `/${page}`, 0, page);
    expect((await figures(tenDays)).pages).toHaveLength(10);
    const rows = await file('pages');
    expect(rows.map(({ name }) => name)).toEqual(Array.from({ length: 15 }, (_, index) => `/${24 - index}`));
  });

  it.each(['languages', 'sources', 'weeks', 'leads'])('holds %s', async (of) => {
    await looks('2026-03-02', VisitFacet.LANGUAGE, 'am', 1, 1);
    await looks('2026-03-02', VisitFacet.SOURCE, '=cmd.example', 1, 1);
    await build.inquiry({ ...on('2026-03-02'), cameFrom: '/services/interior' });
    const [row] = await file(of);
    const first = {
      languages: { name: 'am', visits: '1' },
      sources: { name: "'=cmd.example", visits: '1' },
      weeks: { fromDate: '2026-03-02', toDate: '2026-03-08', inquiries: '1' },
      leads: { path: '/services/interior', title: '', inquiries: '1' },
    }[of];
    expect(row).toMatchObject(first!);
  });

  it('refuses other figures', async () => {
    expect(await app.get(`/dashboard/figures/export?of=secrets&${tenDays}`, { token })).toMatchObject({
      status: 400,
      error: { details: [{ field: 'of' }] },
    });
  });
});
