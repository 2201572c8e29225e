import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { createDataSource, type DatabaseConnection } from '../../src/database/database.js';
import {
  type ContractingMigration,
  DatabaseNewerThanCodeError,
  migrate,
} from '../../src/database/migrate.js';
import { EndWhatOnlyGrows1795400300000 } from '../../src/database/migrations/1795400300000-end-what-only-grows.js';
import { SayWhatMigrationsNeed1795400730000 } from '../../src/database/migrations/1795400730000-say-what-migrations-need.js';
import { migrations } from '../../src/database/migrations/index.js';
import { entities } from '../../src/entities.js';
import { contractions, readShape } from '../support/contractions.js';
import { openTestDatabase } from '../support/test-database.js';

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
  it('leave no difference between the entities and the tables', async () => {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
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

  it('can be undone one by one and done again', async () => {
    for (const _ of dataSource.migrations) await dataSource.undoLastMigration({ transaction: 'all' });
    const [left] = await dataSource.query(
      `SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'`,
    );
    expect(left).toEqual({ tables: 1 });
    expect(await migrate(dataSource)).toHaveLength(dataSource.migrations.length);
  });

  it('carry over what is there, and clean what should never have been kept', async () => {
    const other = await openTestDatabase();
    const known = createDataSource(other, entities);
    await known.initialize();
    const firstToUndo = migrations.findIndex(({ name }) => name === EndWhatOnlyGrows1795400300000.name);
    for (const _ of migrations.slice(firstToUndo)) await known.undoLastMigration({ transaction: 'all' });
    await known.query(`
      INSERT INTO visitors (session_id, page_url, referrer) VALUES
        ('one', 'https://firm.example/track?code=ABCD-2345', 'https://firm.example/track#ABCD-2345'),
        ('four', 'https://firm.example/track/ABCD-2345', '/Track/abcd-2345'), ('two', '?code=ABCD-2345', NULL), ('three', '/projects', 'https://mail.example');
      INSERT INTO projects (title, slug, description, location, type, view_count, rating_sum, rating_count)
        VALUES ('House', 'house', 'በሐዋሳ', 'x', 'OFFICE', 7, 9, 2);
      INSERT INTO site_settings (id, site_name, site_description, contact_email, support_phone, address, translations)
        VALUES (1, 'Zigba', 'Architecture.', 'x', 'x', 'Bole', '{"am": {"address": "ቦሌ", "siteName": null}, "om": {}}');
      INSERT INTO contact_inquiries (full_name, email, subject, message) VALUES ('Hana', 'h@mail.example', 's', 'm');
      INSERT INTO activities (subject, verb, subject_id, subject_title)
        VALUES ('inquiry', 'created', 1, 'Hana, s'), ('inquiry', 'created', 2, 'Zewditu, secret');
      INSERT INTO notifications (title, message, subject, subject_id, action_url)
        VALUES ('x', 'Hana', 'inquiry', 1, 'x'), ('x', 'Zewditu', 'inquiry', 2, 'x');
      INSERT INTO outbox_mails (message_id, kind, recipient, reply_to, language, subject, html, text, status, record)
        SELECT id || status, 'x', 'x', 'x', 'en', 'x', 'x', 'x', status,
          jsonb_build_object('subject', 'inquiry', 'id', id)
        FROM generate_series(1, 2) id, unnest(ARRAY['SENT', 'FAILED', 'PENDING']) status`);
    await migrate(known);
    expect(await known.query('SELECT page_url, referrer FROM visitors ORDER BY session_id')).toEqual([
      { page_url: 'https://firm.example/track', referrer: '/Track' },
      { page_url: 'https://firm.example/track', referrer: 'https://firm.example/track' },
      { page_url: '/projects', referrer: 'https://mail.example' },
      { page_url: '/', referrer: null },
    ]);
    expect(await known.query('SELECT search_text, search_keys, search_title FROM projects')).toEqual([
      {
        search_text: 'house x በሀዋሳ በሐዋሳ',
        search_keys: `'1BAHAWASA' '1HAWASA' '2HOUSA'`,
        search_title: '\nhouse\n 2HOUSA ',
      },
    ]);
    expect(
      await known.query('SELECT kind, record_id, language, texts, sources, published FROM translations'),
    ).toEqual([
      {
        ...{ kind: 'SETTINGS', record_id: 1, language: 'am', published: true },
        ...{ texts: { address: 'ቦሌ' }, sources: { address: 'Bole' } },
      },
    ]);
    expect(await known.query('SELECT view_count, rating_sum, rating_count FROM project_counters')).toEqual([
      { view_count: 7, rating_sum: 9, rating_count: 2 },
    ]);
    expect(await known.query('SELECT subject_title FROM activities ORDER BY id')).toEqual([
      { subject_title: 'Hana, s' },
      { subject_title: 'Inquiry #2, deleted for good' },
    ]);
    expect(await known.query('SELECT message FROM notifications')).toEqual([{ message: 'Hana' }]);
    expect(
      await known.query(
        `SELECT message_id, record_erased FROM outbox_mails WHERE record IS NULL OR record->>'id' = '2'`,
      ),
    ).toEqual([{ message_id: '2PENDING', record_erased: true }]);
    await known.destroy();
    await other.close();
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

  it.each([
    ['added something', null],
    ['took what this one does not use any more', SayWhatMigrationsNeed1795400730000.name],
  ])('go along with a database to which a later release %s', async (_what, needs) => {
    await fromTheFuture(needs);
    expect(await migrate(dataSource)).toEqual([]);
  });

  it('note what each of them needs', async () => {
    class TakeAway9900000000000 implements ContractingMigration {
      name = 'TakeAway9900000000000';
      needs = SayWhatMigrationsNeed1795400730000.name;
      async up(): Promise<void> {}
      async down(): Promise<void> {}
    }
    const other = await openTestDatabase();
    const known = createDataSource(other, entities, [...migrations, TakeAway9900000000000]);
    await known.initialize();
    await migrate(known);
    expect(await known.query('SELECT needs FROM migrations ORDER BY id DESC LIMIT 2')).toEqual([
      { needs: SayWhatMigrationsNeed1795400730000.name },
      { needs: null },
    ]);
    await known.destroy();
    await other.close();
  });
});

describe('expand, then contract', () => {
  it('is what every migration keeps to, or it names the one that it needs', async () => {
    const other = await openTestDatabase();
    const known = createDataSource(other, entities);
    await known.initialize();
    const first = migrations.findIndex(({ name }) => name === SayWhatMigrationsNeed1795400730000.name);
    const later = known.migrations.slice(first);
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
  ])('is told of %s', async (statement, expected) => {
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
