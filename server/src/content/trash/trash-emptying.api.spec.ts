import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { form, picture } from '../../../test/builders/pictures.js';
import { TestApp } from '../../../test/support/test-app.js';
import { CleanupScheduler } from '../../common/jobs/cleanup-scheduler.js';

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

const paths = ['/services', '/blog', '/contact-inquiries', '/consultations', '/design-orders', '/projects'];
const tables = [
  ...['services', 'blog_posts', 'contact_inquiries', 'inquiry_entries', 'consultations', 'design_orders'],
  ...['projects', 'project_ratings', 'trash_entries'],
];
const remove = (path: string) => app.call('DELETE', path, { token });
const restore = (path: string) => app.post(`${path}/restore`, undefined, { token });
const cleanUp = () => app.nest.get(CleanupScheduler).runAll();

/** As if everything in the trash had been deleted so long ago. */
const age = (interval: string) =>
  app.dataSource.query(`UPDATE trash_entries SET deleted_at = now() - $1::interval`, [interval]);

async function countRows(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await app.dataSource.query<[{ rows: number }]>(
      `SELECT count(*)::int AS rows FROM ${table}`,
    );
    counts[table] = row.rows;
  }
  return counts;
}

function files(): string[] {
  return ['projects', 'blog', 'services'].flatMap((folder) => {
    const entries = readdirSync(join(app.dataDir, 'uploads', folder));
    return entries.map((name) => `${folder}/${name}`);
  });
}

async function addOneOfEach(): Promise<void> {
  const image = async (field: string): Promise<[string, Buffer, string]> => [
    field,
    await picture(600, 400),
    'house.png',
  ];
  const house = { title: 'House', description: 'x', location: 'Bole', isForSale: 'true' };
  const pictures = [await image('images'), await image('images')];
  await app.post('/projects', form(house, pictures), { token });
  const article = { title: 'Stone', excerpt: 'x' };
  await app.post('/blog', form(article, [await image('featuredImage')]), { token });
  const service = { title: 'Survey', description: 'x', longDescription: 'x', duration: 'x' };
  await app.post('/services', form(service, [await image('image')]), { token });
  const rater = await build.user();
  await app.post('/projects/1/rate', { userId: rater.id, rating: 4 }, { token: await tokenOf(app, rater) });
  await build.order({ projectId: 1 });
  await build.consultation();
  await build.inquiry();
  await app.post('/contact-inquiries/1/notes', { content: 'Call.' }, { token });
}

describe('what is in the trash', () => {
  it('stays for 30 days with its files, then goes for good with all that belongs to it', async () => {
    await addOneOfEach();
    const [rows, pictures] = [await countRows(), files()];
    expect(pictures).toHaveLength(8);
    for (const path of paths) expect((await remove(`${path}/1`)).status).toBe(200);

    await age('29 days 23 hours');
    await cleanUp();
    expect(await countRows()).toEqual({ ...rows, trash_entries: 6 });
    expect(files()).toEqual(pictures);

    await age('30 days 1 minute');
    await cleanUp();
    // The order goes in the same round; the project that it named does at the latest in the next.
    await cleanUp();
    expect(Object.values(await countRows())).toEqual(tables.map(() => 0));
    expect(files()).toEqual([]);
    for (const path of paths) expect((await restore(`${path}/1`)).status).toBe(404);
  });

  it('goes without what was restored or never deleted', async () => {
    await build.service();
    await build.service();
    await build.service();
    for (const id of [1, 2]) await remove(`/services/${id}`);
    await restore('/services/2');
    await age('31 days');
    await cleanUp();
    const left = await app.dataSource.query('SELECT id FROM services ORDER BY id');
    expect(left).toEqual([{ id: 2 }, { id: 3 }]);
  });

  it('goes however much it is', async () => {
    await app.dataSource.query(`
      INSERT INTO services (title, description, long_description, duration, search_text, deleted_at)
      SELECT 'S' || n, 'x', 'x', 'x', '', now() FROM generate_series(1, 250) n;
      INSERT INTO trash_entries (entity, record_id, title, subtitle)
      SELECT 'service', id, title, duration FROM services`);
    await age('31 days');
    await cleanUp();
    expect(await countRows()).toMatchObject({ services: 0, trash_entries: 0 });
  });

  it('stays while an order names it, restorable all the time', async () => {
    await build.order();
    await remove('/projects/1');
    await age('90 days');
    await cleanUp();
    expect(await countRows()).toMatchObject({ projects: 1, trash_entries: 1 });
    expect((await restore('/projects/1')).status).toBe(200);
  });
});

(process.env['TEST_DATABASE'] === 'postgresql' ? it : it.skip)(
  'leaves to others what they are just restoring or removing',
  async () => {
    for (const id of [(await build.service()).id, (await build.service()).id])
      await remove(`/services/${id}`);
    await age('31 days');
    const other = app.dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query('SELECT FROM trash_entries WHERE record_id = 1 FOR UPDATE');
    await cleanUp();
    expect(await countRows()).toMatchObject({ services: 1, trash_entries: 1 });
    await other.rollbackTransaction();
    await other.release();
    await cleanUp();
    expect(await countRows()).toMatchObject({ services: 0, trash_entries: 0 });
  },
);

it('finds what has expired by an index', async () => {
  await app.dataSource.query(`
    INSERT INTO trash_entries (entity, record_id, title, subtitle, deleted_at)
    SELECT 'service', n, 'x', 'x', now() - n * interval '1 minute' FROM generate_series(1, 5000) n;
    ANALYZE trash_entries`);
  const plan = await app.dataSource.query(`EXPLAIN SELECT * FROM trash_entries
    WHERE entity = 'service' AND deleted_at < now() - interval '30 days' ORDER BY deleted_at LIMIT 100`);
  expect(JSON.stringify(plan)).toMatch(/Index Scan using trash_entries_(entity_)?deleted_at_idx/);
});

it('empties the other kinds where one cannot be emptied', async () => {
  const { id } = await build.service();
  const { id: consultationId } = await build.consultation();
  await remove(`/services/${id}`);
  await remove(`/consultations/${consultationId}`);
  await age('31 days');
  await app.dataSource.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
    CREATE TRIGGER refuse BEFORE DELETE ON services FOR EACH ROW EXECUTE FUNCTION refuse()`);
  try {
    await cleanUp();
    expect(await countRows()).toMatchObject({ services: 1, consultations: 0 });
  } finally {
    await app.dataSource.query('DROP FUNCTION refuse() CASCADE');
  }
  await cleanUp();
  expect(await countRows()).toMatchObject({ services: 0 });
});
