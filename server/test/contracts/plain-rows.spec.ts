import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readRows } from '../../src/common/pagination/plain-rows.js';
import { VisitCount, VisitFacet } from '../../src/modules/visitors/visit-count.entity.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

it('reads a day as an entity has it: a text', async () => {
  const { manager } = app.dataSource;
  const day = '2026-11-30';
  await manager.insert(VisitCount, { day, facet: VisitFacet.PAGE, name: '/', visits: 1, views: 1 });
  const [entity] = await manager.find(VisitCount);
  const [row] = await readRows(manager.createQueryBuilder(VisitCount, 'count'), ['day']);
  expect([entity!.day, row!.day]).toEqual([day, day]);
});
