import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource, type DatabaseConnection } from '../../src/database/database.js';
import { SecondConnectionError } from '../../src/database/guarded-data-source.js';
import { User } from '../../src/modules/accounts/user.entity.js';
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

describe('a transaction', () => {
  it('fails at once where code inside it requests a second connection', async () => {
    const outside = dataSource.transaction(async () => dataSource.query('SELECT 1'));
    await expect(outside).rejects.toThrow(SecondConnectionError);
    const nested = dataSource.transaction(async () => dataSource.transaction(async () => undefined));
    await expect(nested).rejects.toThrow(SecondConnectionError);
    const repository = dataSource.transaction(async () => dataSource.getRepository(User).count());
    await expect(repository).rejects.toThrow(SecondConnectionError);
    const builder = dataSource.transaction(async () => dataSource.createQueryBuilder(User, 'user').getMany());
    await expect(builder).rejects.toThrow(SecondConnectionError);
    expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('nests through its own manager', async () => {
    const rows = await dataSource.transaction((manager) =>
      manager.transaction((inner) => inner.query('SELECT 1 AS one')),
    );
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('leaves parallel transactions alone', async () => {
    const parallel = Array.from({ length: 20 }, (_, number) =>
      dataSource.transaction((manager) => manager.query('SELECT $1::int AS number', [number])),
    );
    expect((await Promise.all(parallel)).flat().map((row) => row.number)).toEqual([...Array(20).keys()]);
  });
});
