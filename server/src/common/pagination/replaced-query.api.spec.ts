import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { openTestDatabase } from '../../../test/support/test-database.js';
import { createDataSource, type DatabaseConnection } from '../../database/database.js';
import { entities } from '../../entities.js';
import { User } from '../../modules/accounts/accounts.module.js';
import { queryRunnerSending } from './replaced-query.js';

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

it('gives the statement of a query builder to another sender, and makes entities of what that brings', async () => {
  const send = jest.fn(async (..._statement: unknown[]) => [{ user_id: 7, user_email: 'a@work.example' }]);
  const users = dataSource
    .createQueryBuilder(User, 'user')
    .where('user.email = :email', { email: 'a@work.example' })
    .setQueryRunner(queryRunnerSending(dataSource, send));
  const [user] = await users.getMany();
  expect(user).toBeInstanceOf(User);
  expect(user).toMatchObject({ id: 7, email: 'a@work.example' });
  expect(send).toHaveBeenCalledWith(expect.stringContaining('WHERE'), ['a@work.example'], true);
});
