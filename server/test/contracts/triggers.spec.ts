import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource, type DatabaseConnection } from '../../src/database/database.js';
import { entities } from '../support/entities.js';
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

describe('the schema', () => {
  it('has no trigger, but for those that PostgreSQL makes for foreign keys', async () => {
    expect(await dataSource.query('SELECT tgname FROM pg_trigger WHERE NOT tgisinternal')).toEqual([]);
  });

  it('has no function, but for those of extensions', async () => {
    const functions = await dataSource.query<{ name: string }[]>(`
      SELECT proname AS name FROM pg_proc
      WHERE pronamespace = current_schema()::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`);
    expect(functions).toEqual([]);
  });
});
