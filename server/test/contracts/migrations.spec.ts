import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { createDataSource, type DatabaseConnection } from '../../src/database/database.js';
import { DatabaseNewerThanCodeError, migrate } from '../../src/database/migrate.js';
import { EndWhatOnlyGrows1795400300000 } from '../../src/database/migrations/1795400300000-end-what-only-grows.js';
import { migrations } from '../../src/database/migrations/index.js';
import { entities } from '../../src/entities.js';
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
        ('two', '?code=ABCD-2345', NULL), ('three', '/projects', 'https://mail.example');
      INSERT INTO projects (title, slug, description, location, type, view_count, rating_sum, rating_count)
        VALUES ('House', 'house', 'x', 'x', 'OFFICE', 7, 9, 2);
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
      { page_url: 'https://firm.example/track', referrer: 'https://firm.example/track' },
      { page_url: '/projects', referrer: 'https://mail.example' },
      { page_url: '/', referrer: null },
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

  it('refuse a database that is newer than the code, and write nothing', async () => {
    await dataSource.query(
      `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'FromTheFuture9999999999999')`,
    );
    await expect(migrate(dataSource)).rejects.toThrow(DatabaseNewerThanCodeError);
    await expect(migrate(dataSource)).rejects.toThrow('FromTheFuture9999999999999');
    await dataSource.query(`DELETE FROM migrations WHERE name LIKE 'FromTheFuture%'`);
  });
});
