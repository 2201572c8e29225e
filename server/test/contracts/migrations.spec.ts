import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createApp } from '../../src/app.setup.js';
import {
  addressedKinds,
  contentKinds,
  linkedKinds,
  loggedKinds,
  translatableKinds,
} from '../../src/common/record-kind.js';
import { readConfig } from '../../src/config/config.js';
import { createDataSource, type DatabaseConnection } from '../../src/database/database.js';
import {
  type ContractingMigration,
  DatabaseBeforeReleaseError,
  DatabaseDiffersError,
  DatabaseNewerThanCodeError,
  migrate,
} from '../../src/database/migrate.js';
import { migrations } from '../../src/database/migrations/index.js';
import { contractions, readShape } from '../support/contractions.js';
import { entities } from '../support/entities.js';
import { openEmptyTestDatabase, openTestDatabase } from '../support/test-database.js';

const firstMigration = migrations[0]!;
let database: DatabaseConnection;
let dataSource: DataSource;

beforeAll(async () => {
  database = await openTestDatabase();
  dataSource = createDataSource(database, entities);
  await dataSource.initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.close();
});

/** @param needs null for one that took nothing away */
async function fromTheFuture(needs: string | null): Promise<void> {
  await dataSource.query(
    `INSERT INTO migrations (timestamp, name, needs) VALUES (9999999999999, 'FromTheFuture9999999999999', $1)`,
    [needs],
  );
}
afterEach(() => dataSource.query(`DELETE FROM migrations WHERE name LIKE 'FromTheFuture%'`));

describe('migrations', () => {
  it('are of entities that a module registers each', async () => {
    const config = readConfig({ JWT_SECRET: 'x'.repeat(32), LOG_LEVEL: 'silent' });
    const app = await createApp(config, { poolOptions: {} });
    expect(new Set(app.get(DataSource).options.entities as unknown[])).toEqual(new Set(entities));
    await app.close();
  });

  it('leave no difference between the entities and the tables', async () => {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('have numbers in the order of the list: a lower one would count as of before the first release', () => {
    const numbers = migrations.map(({ name }) => name.slice(-13));
    expect(numbers).toEqual([...numbers].sort());
  });

  it('index every foreign key', async () => {
    const unindexed = await dataSource.query(`
      SELECT conname FROM pg_constraint foreign_key
      WHERE contype = 'f' AND NOT EXISTS (
        SELECT FROM pg_index
        WHERE indrelid = foreign_key.conrelid AND indkey[0] = foreign_key.conkey[1]
      )`);
    expect(unindexed).toEqual([]);
  });

  it.each([
    ['revisions_kind_check', contentKinds],
    ['former_addresses_kind_check', addressedKinds],
    ['secret_links_kind_check', linkedKinds],
  ])('allow in %s the kinds that the code has', async (name, kinds) => {
    const [{ definition }] = await dataSource.query<[{ definition: string }]>(
      'SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1',
      [name],
    );
    const allowed = [...definition.matchAll(/'([^']+)'/g)].map(([, kind]) => kind);
    expect(allowed.sort()).toEqual([...kinds].sort());
  });

  it('know every kind of record that is logged, deleted or translated, and no other', async () => {
    const rows = await dataSource.query<{ kind: string }[]>('SELECT kind FROM record_kinds');
    const kinds = new Set([...loggedKinds, ...translatableKinds]);
    expect(rows.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
  });

  it.each([
    ['activities', 'subject'],
    ['trash_entries', 'entity'],
    ['translations', 'kind'],
  ])('refuse an unknown kind in %s', async (table, column) => {
    const [{ definition }] = await dataSource.query<[{ definition: string }]>(
      'SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1',
      [`${table}_${column}_fkey`],
    );
    expect(definition).toBe(`FOREIGN KEY (${column}) REFERENCES record_kinds(kind)`);
  });

  it('can be undone one by one and done again', async () => {
    for (const _ of dataSource.migrations) await dataSource.undoLastMigration({ transaction: 'all' });
    const [left] = await dataSource.query(
      `SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'`,
    );
    expect(left).toEqual({ tables: 1 });
    expect(await migrate(dataSource)).toHaveLength(dataSource.migrations.length);
  });

  it('may take as long as they take, unlike other statements', async () => {
    const timeoutNow = async (of: { query: (statement: string) => Promise<unknown> }) => {
      const [row] = (await of.query(`SELECT current_setting('statement_timeout') AS timeout`)) as [
        { timeout: string },
      ];
      return row.timeout;
    };
    let during: string | undefined;
    class LookAtTheClock9900000000000 implements MigrationInterface {
      name = 'LookAtTheClock9900000000000';
      async up(queryRunner: QueryRunner): Promise<void> {
        during = await timeoutNow(queryRunner);
      }
      async down(): Promise<void> {}
    }
    const other = await openTestDatabase();
    const known = createDataSource(other, entities, [...migrations, LookAtTheClock9900000000000]);
    await known.initialize();
    // The embedded database knows no such limit by itself; its one connection keeps this one.
    await known.query(`SET statement_timeout = '30s'`);
    expect(await migrate(known)).toEqual(['LookAtTheClock9900000000000']);
    expect([during, await timeoutNow(known)]).toEqual(['0', '30s']);
    await known.destroy();
    await other.close();
  });

  it('refuse a database from which a later release took what this one needs, and write nothing', async () => {
    await fromTheFuture('AddedByAnother9999999999998');
    await expect(migrate(dataSource)).rejects.toThrow(DatabaseNewerThanCodeError);
    await expect(migrate(dataSource)).rejects.toThrow('FromTheFuture9999999999999');
  });

  it('refuse a database that a version before the first release made, and write nothing', async () => {
    const other = await openEmptyTestDatabase();
    const known = createDataSource(other, entities);
    await known.initialize();
    await known.query(`
      CREATE TABLE migrations (id serial PRIMARY KEY, timestamp bigint NOT NULL, name varchar NOT NULL, needs varchar);
      INSERT INTO migrations (timestamp, name) VALUES
        (1795132800000, 'CreateSchema1795132800000'), (1795900000000, 'TellDemoFromFirm1795900000000');
      CREATE TABLE users (id integer)`);
    await expect(migrate(known)).rejects.toThrow(DatabaseBeforeReleaseError);
    await expect(migrate(known)).rejects.toThrow(/made by a version before the first release.*empty/);
    expect(
      await known.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`),
    ).toEqual([{ tablename: 'migrations' }, { tablename: 'users' }]);
    await known.destroy();
    await other.close();
  });

  describe('on a database that a preview made', () => {
    let other: DatabaseConnection;
    let known: DataSource;
    beforeEach(async () => {
      other = await openTestDatabase();
      known = createDataSource(other, entities);
      await known.initialize();
    });
    afterEach(async () => {
      await known.destroy();
      await other.close();
    });

    it('refuse one of which a migration was another one, and write nothing', async () => {
      const { name } = migrations.at(-2)!;
      await known.query('UPDATE migrations SET hash = $1 WHERE name = $2', ['0'.repeat(64), name]);
      await known.query('DELETE FROM migrations WHERE name = $1', [migrations.at(-1)!.name]);
      await expect(migrate(known)).rejects.toThrow(DatabaseDiffersError);
      await expect(migrate(known)).rejects.toThrow(new RegExp(`${name}.*npm run backup.*npm run restore`));
      const [last] = await known.query('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
      expect(last).toEqual({ name });
    });

    it('refuse one without hashes whose tables differ, at every start, and keep the hashes of one whose do not', async () => {
      await known.query('UPDATE migrations SET hash = NULL');
      await known.query('ALTER TABLE projects RENAME location TO place');
      await expect(migrate(known)).rejects.toThrow(DatabaseDiffersError);
      await expect(migrate(known)).rejects.toThrow(/npm run backup/);
      await known.query('ALTER TABLE projects RENAME place TO location');
      expect(await migrate(known)).toEqual([]);
      expect(await known.query('SELECT FROM migrations WHERE hash IS NULL')).toEqual([]);
    });

    it('have a hash each', async () => {
      const rows = await known.query<{ hash: string }[]>('SELECT hash FROM migrations');
      expect(new Set(rows.map(({ hash }) => hash)).size).toBe(migrations.length);
    });
  });

  it.each([
    ['added something', null],
    ['took what this one does not use any more', firstMigration.name],
  ])('go along with a database to which a later release %s', async (_what, needs) => {
    await fromTheFuture(needs);
    expect(await migrate(dataSource)).toEqual([]);
  });

  it('note what each of them needs', async () => {
    class TakeAway9900000000000 implements ContractingMigration {
      name = 'TakeAway9900000000000';
      needs = firstMigration.name;
      async up(): Promise<void> {}
      async down(): Promise<void> {}
    }
    const other = await openTestDatabase();
    const known = createDataSource(other, entities, [...migrations, TakeAway9900000000000]);
    await known.initialize();
    await migrate(known);
    expect(
      await known.query(
        `SELECT needs FROM migrations WHERE name ~ '^(TakeAway|NoTriggers|PlainIndexes)' ORDER BY id`,
      ),
    ).toEqual([{ needs: null }, { needs: 'PlainIndexes1800000038000' }, { needs: firstMigration.name }]);
    await known.destroy();
    await other.close();
  });
});

describe('expand, then contract', () => {
  it('is what every migration keeps to, or it names the one that it needs', async () => {
    const other = await openTestDatabase();
    const known = createDataSource(other, entities);
    await known.initialize();
    // The first adds the column that says what the others need.
    const later = known.migrations.slice(1);
    for (const _ of later) await known.undoLastMigration({ transaction: 'all' });
    const runner = known.createQueryRunner();
    let before = await readShape(runner);
    for (const migration of later) {
      await migration.up(runner);
      const after = await readShape(runner);
      const { needs } = migration as Partial<ContractingMigration>;
      const said = { of: migration.name, takesAway: needs ? [] : contractions(before, after) };
      expect(said).toEqual({ of: migration.name, takesAway: [] });
      const names = known.migrations.map(({ name }) => name!);
      if (needs) expect(names.slice(0, names.indexOf(migration.name!))).toContain(needs);
      before = after;
    }
    await runner.release();
    await known.destroy();
    await other.close();
  });

  it.each([
    ['DROP TABLE project_views', ['project_views.project_id is gone']],
    ['ALTER TABLE users DROP COLUMN address', ['users.address is gone']],
    ['ALTER TABLE users RENAME COLUMN address TO home', ['users.address is gone']],
    ['ALTER TABLE users ALTER COLUMN address SET NOT NULL', ['users.address is required']],
    ['ALTER TABLE users ALTER COLUMN is_active DROP DEFAULT', ['users.is_active is required']],
    [
      'ALTER TABLE users ALTER COLUMN password_hash TYPE varchar(10)',
      ['users.password_hash is character varying(10)'],
    ],
    ['ALTER TABLE users ADD COLUMN title varchar NOT NULL', ['users.title is required']],
    [`ALTER TABLE users ADD CHECK (address <> '')`, ['users: users_address_check may refuse']],
    ['CREATE UNIQUE INDEX one_name ON users (name)', ['users: one_name may refuse']],
    ['ALTER TABLE users ALTER COLUMN password_hash TYPE text', []],
    [`ALTER TABLE users ADD COLUMN title varchar NOT NULL DEFAULT '' CHECK (title <> 'x')`, []],
    ['CREATE TABLE notes (id serial PRIMARY KEY, user_id integer NOT NULL REFERENCES users)', []],
    ['CREATE INDEX by_name ON users (name, address)', []],
    ['ALTER TABLE users ALTER COLUMN email DROP NOT NULL', []],
  ])('reports %s', async (statement, expected) => {
    const runner = dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      const before = await readShape(runner);
      await runner.query(statement);
      const found = contractions(before, await readShape(runner));
      expect(found).toEqual(expected.length === 0 ? [] : expect.arrayContaining(expected));
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });
});
