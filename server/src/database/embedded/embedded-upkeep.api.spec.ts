import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Build } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { waitFor } from '../../../test/support/wait-for.js';
import { EmbeddedUpkeepService } from './embedded-upkeep.service.js';

let app: TestApp;
let upkeep: EmbeddedUpkeepService;

beforeAll(async () => {
  app = await TestApp.start();
  upkeep = app.nest.get(EmbeddedUpkeepService);
  const build = new Build(app.dataSource);
  for (let count = 0; count < 60; count += 1) await build.inquiry();
});
afterAll(() => app.stop());

const rowsKnown = async () => {
  const [row] = await app.dataSource.query<[{ rows: number }]>(
    `SELECT reltuples::int AS rows FROM pg_class WHERE oid = 'contact_inquiries'::regclass`,
  );
  return row.rows;
};

/** Another session of a pool writes its figures a second later at the latest. */
async function until(work: () => Promise<string | undefined>, table: string): Promise<void> {
  await waitFor(async () => (await work()) === table);
}

it('takes samples of the table that changed most', async () => {
  expect(await rowsKnown()).toBeLessThan(60);
  await until(() => upkeep.analyzeOne(), 'contact_inquiries');
  expect(await rowsKnown()).toBe(60);
});

it('frees what was deleted', async () => {
  await app.dataSource.query('DELETE FROM contact_inquiries WHERE id > 10');
  await until(() => upkeep.vacuumOne(), 'contact_inquiries');
  expect(await rowsKnown()).toBe(10);
});
