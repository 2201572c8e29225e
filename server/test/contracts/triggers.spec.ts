import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { countersOf } from '../../src/common/counters/has-counters.decorator.js';
import { createDataSource, type DatabaseConnection } from '../../src/database/database.js';
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

interface Trigger {
  name: string;
  table: string;
  calls: string;
  arguments: string[];
  /** The columns whose update it follows. */
  columns: string[];
}

/** The triggers of the schema, without those that PostgreSQL makes for foreign keys. */
function triggers(): Promise<Trigger[]> {
  return dataSource.query<Trigger[]>(`
    SELECT tgname AS name, relname AS "table", proname AS calls,
      string_to_array(replace(encode(tgargs, 'escape'), '\\000', '|'), '|') AS arguments,
      ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = tgrelid AND attnum = ANY (tgattr)) AS columns
    FROM pg_trigger
    JOIN pg_class ON pg_class.oid = tgrelid
    JOIN pg_proc ON pg_proc.oid = tgfoid
    WHERE NOT tgisinternal
    ORDER BY tgname`);
}

describe('the triggers of the schema', () => {
  it('are the counters that the entities name, each on all columns that it counts by', async () => {
    const expected = dataSource.entityMetadatas.flatMap((metadata) => {
      const counters = countersOf(metadata.target);
      if (counters.length === 0) return [];
      const columnOf = (property: string) => metadata.findColumnWithPropertyName(property)!.databaseName;
      const counted = [...counters.flat().map(columnOf), metadata.deleteDateColumn?.databaseName];
      const table = metadata.tableName;
      return [
        {
          ...{ name: `${table}_count`, table, calls: 'count_record' },
          arguments: counters.map((counter) => counter.map(columnOf).join(',')),
          columns: [...new Set(counted)].filter((column) => column !== undefined).sort(),
        },
      ];
    });
    const found = (await triggers()).map((trigger) => ({
      ...trigger,
      // Each argument ends with the separator.
      arguments: trigger.arguments.slice(0, -1),
      columns: trigger.columns.sort(),
    }));
    expect(found).toEqual(expected.sort((one, other) => (one.name < other.name ? -1 : 1)));
    expect(found.length).toBeLessThanOrEqual(8);
  });

  it('call one function, beside which there is one that compares phone numbers', async () => {
    const functions = await dataSource.query<{ name: string }[]>(`
      SELECT proname AS name FROM pg_proc
      JOIN pg_language ON pg_language.oid = prolang
      WHERE pronamespace = current_schema()::regnamespace AND lanname = 'plpgsql'
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
      ORDER BY proname`);
    expect(functions.map(({ name }) => name)).toEqual(['count_record', 'phone_key']);
  });
});
