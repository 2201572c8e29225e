import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { createDataSource, type DatabaseConnection } from '../../src/database/database.js';
import { DatabaseNewerThanCodeError, migrate } from '../../src/database/migrate.js';
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
