import type { DataSource } from 'typeorm';

/** So many rows go in one statement, which stays short however many there are. */
const rowsAtOnce = 5_000;

interface Old {
  table: string;
  /** A condition that an index finds. */
  where: string;
}

/**
 * Removes rows of a table, a few at a time. How long they are stored says who keeps them (`retention`, as PostgreSQL writes
 * intervals), and docs/personal-data.md to people. What another process is just removing is left to it, so that several
 * never wait for each other.
 */
export async function removeOld(dataSource: DataSource, { table, where }: Old): Promise<void> {
  const statement = `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM ${table} WHERE ${where} LIMIT ${rowsAtOnce} FOR UPDATE SKIP LOCKED))`;
  let removed: number;
  do [, removed] = await dataSource.query<[unknown[], number]>(statement);
  while (removed === rowsAtOnce);
}
