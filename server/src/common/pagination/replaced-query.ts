import type { DataSource, QueryRunner } from 'typeorm';
import type { Statement } from './one-message.js';

/**
 * A query runner that sends statements in another way and never takes a connection; all else is that of a usual one. A
 * list in which words are looked for needs settings, count and page in one round trip, and TypeORM makes entities of
 * rows only where its query builder asks for them itself (https://github.com/typeorm/typeorm/issues/9870).
 * @param send is given the statement of the query builder
 * @returns the rows, as the driver brings them
 */
export function queryRunnerSending(
  dataSource: DataSource,
  send: (...statement: Statement) => Promise<object[]>,
): QueryRunner {
  const query = async (...statement: Statement) => ({ records: await send(...statement) });
  return Object.create(dataSource.createQueryRunner(), { query: { value: query } }) as QueryRunner;
}
