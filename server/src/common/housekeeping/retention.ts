import type { DataSource } from 'typeorm';

/**
 * How long what only grows is kept, and what for; as PostgreSQL writes intervals. SECURITY.md says it to people.
 * What ends by itself (sessions, tickets, the bin, keys of retries) says so where it is made.
 */
export const keptFor = {
  /** The dashboard compares this month with the last one, and whoever comes back is no new visitor for a year. Counted from when they were last seen. */
  visitors: '13 months',
  /** Only "once a day" is asked of them; a visitor's clock may be a day off. */
  projectViews: '2 days',
  /** Who did what, for questions that come up when a project ends. */
  activities: '2 years',
  /** What was written to whom, sent or not, for questions about it. */
  mails: '90 days',
  notifications: '90 days',
} as const;

/** So many rows go in one statement, which stays short however many there are. */
const rowsAtOnce = 5_000;

interface Old {
  table: string;
  /** A condition that an index finds. */
  where: string;
}

/**
 * Removes rows of a table, a few at a time. What another process is just removing is left to it, so that several
 * never wait for each other.
 */
export async function removeOld(dataSource: DataSource, { table, where }: Old): Promise<void> {
  const statement = `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM ${table} WHERE ${where} LIMIT ${rowsAtOnce} FOR UPDATE SKIP LOCKED))`;
  let removed: number;
  do [, removed] = await dataSource.query<[unknown[], number]>(statement);
  while (removed === rowsAtOnce);
}
