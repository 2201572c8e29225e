import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager, EntityMetadata, ObjectLiteral } from 'typeorm';
import { tablesInOrder } from '../../src/backup/tables.js';
import { cachedContentOf } from '../../src/common/caching/cached-content.decorator.js';
import { PreparedStatement } from '../../src/common/prepared-statement.js';
import { FormerAddress } from '../../src/content/addresses/former-address.entity.js';
import { seedDemo } from '../../src/demo/seed-demo.js';
import { CacheWatch } from '../support/cache-watch.js';
import { entities } from '../support/entities.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let watch: CacheWatch;

beforeAll(async () => {
  app = await TestApp.start();
  await app.dataSource.transaction((manager) => seedDemo(manager, new Date()));
  await app.dataSource.manager.insert(FormerAddress, { kind: 'project', slug: 'old', recordId: 1 } as never);
  await app.dataSource.query(
    `INSERT INTO office_hours (week) VALUES ('{}');
      INSERT INTO deleted_standard_services (slug) VALUES ('hotel')`,
  );
  watch = new CacheWatch(app.dataSource);
});
afterAll(() => app.stop());

const contents = entities.filter((entity) => cachedContentOf(entity));
const others = entities.filter((entity) => !cachedContentOf(entity));

/** A change of a table that leaves its rows as they are. */
function touch({ tableName, columns, target }: EntityMetadata): string {
  const [property] = cachedContentOf(target)?.only ?? [];
  const column = columns.find(
    ({ propertyName, isGenerated }) => !isGenerated && (!property || propertyName === property),
  )!;
  return `UPDATE ${tableName} SET "${column.databaseName}" = "${column.databaseName}"`;
}

const transaction = (work: (manager: EntityManager) => Promise<unknown>) => () =>
  app.dataSource.transaction(work);

async function isRaisedBy(work: () => Promise<unknown>): Promise<boolean> {
  return (await watch.during(work)).raised;
}

/** Without what would go with the row, or keep it. */
async function withLock(manager: EntityManager): Promise<void> {
  await manager.query('SET LOCAL session_replication_role = replica');
}

describe.each(contents.map((entity) => [entity.name, entity] as const))(
  'the cache version and %s',
  (_name, entity) => {
    const metadata = () => app.dataSource.getMetadata(entity);

    it('is passed by no prepared statement', async () => {
      const statement = new PreparedStatement('touch', touch(metadata()));
      await expect(statement.run(app.dataSource.manager)).rejects.toThrow('is cached content');
    });

    it('is raised by every way to write it', async () => {
      const statement = touch(metadata());
      expect(await app.dataSource.manager.count(entity, { withDeleted: true })).toBeGreaterThan(0);
      const ways: Record<string, () => Promise<unknown>> = {
        'SQL in a transaction': transaction((manager) => manager.query(statement)),
        'SQL without one': () => app.dataSource.query(statement),
        'SQL within a savepoint': transaction((manager) =>
          manager.transaction((inner) => inner.query(statement)),
        ),
        'a part of a statement': transaction((manager) =>
          manager.query(`WITH changed AS (${statement} RETURNING 1) SELECT count(*) FROM changed`),
        ),
        'several statements': transaction((manager) => manager.query(`SELECT 1; ${statement}`)),
      };
      for (const [way, work] of Object.entries(ways))
        expect([way, await isRaisedBy(work)]).toEqual([way, true]);
    });

    it('is raised by what deletes a row, and by what adds it', async () => {
      const { tableName } = metadata();
      const { columns } = (await tablesInOrder(app.dataSource)).find(({ name }) => name === tableName)!;
      const list = columns.map((column) => `"${column}"`).join(', ');
      const [{ row }] = await app.dataSource.query<[{ row: ObjectLiteral }]>(
        `SELECT to_jsonb(${tableName}) AS row FROM ${tableName} LIMIT 1`,
      );
      const id = Object.fromEntries(
        metadata().primaryColumns.map(({ propertyName, databaseName }) => [propertyName, row[databaseName]]),
      ) as ObjectLiteral;
      const remove = transaction(async (manager) => {
        await withLock(manager);
        await manager.delete(entity, id);
      });
      const add = transaction(async (manager) => {
        await withLock(manager);
        await manager.query(
          `INSERT INTO ${tableName} (${list}) OVERRIDING SYSTEM VALUE
         SELECT ${list} FROM jsonb_populate_record(NULL::${tableName}, $1)`,
          [row],
        );
      });
      const isWhole = cachedContentOf(entity)!.only === undefined;
      if (isWhole) expect(await watch.during(remove)).toEqual({ changed: true, raised: true });
      else await remove();
      expect(await watch.during(add)).toEqual({ changed: true, raised: true });
    });

    it('stays where it is read, locked, left as it is or changed in vain', async () => {
      const { tableName } = metadata();
      const idle: Record<string, () => Promise<unknown>> = {
        read: () => app.dataSource.query(`SELECT * FROM ${tableName}`),
        locked: transaction((manager) => manager.query(`SELECT FROM ${tableName} FOR UPDATE`)),
        'left as it is': transaction((manager) => manager.query(`${touch(metadata())} WHERE false`)),
        'changed in vain': () =>
          transaction(async (manager) => {
            await manager.query(touch(metadata()));
            throw new Error('in vain');
          })().catch(() => undefined),
        // The connection has forgotten what was taken back.
        'read later': transaction((manager) => manager.query('SELECT 1')),
      };
      for (const [way, work] of Object.entries(idle))
        expect([way, await isRaisedBy(work)]).toEqual([way, false]);
    });
  },
);

describe('the cache version', () => {
  it('stays when anything else is written', async () => {
    expect(others.length).toBeGreaterThan(20);
    for (const entity of others) {
      const work = transaction((manager) => manager.query(touch(app.dataSource.getMetadata(entity))));
      expect([entity.name, await isRaisedBy(work)]).toEqual([entity.name, false]);
    }
    expect(
      await isRaisedBy(() => app.dataSource.query('UPDATE project_counters SET view_count = view_count + 1')),
    ).toBe(false);
  });

  it('is of tables that change with no others by their foreign keys', async () => {
    const tables = contents.map((entity) => app.dataSource.getMetadata(entity).tableName);
    const following = await app.dataSource.query(
      `SELECT conname FROM pg_constraint WHERE contype = 'f' AND conrelid::regclass::text = ANY ($1)
       AND confrelid::regclass::text <> ALL ($1) AND confdeltype IN ('c', 'n', 'd')`,
      [tables],
    );
    // Visitors do not read who uploaded a picture.
    expect(following).toEqual([{ conname: 'pictures_created_by_id_fkey' }]);
  });
});
