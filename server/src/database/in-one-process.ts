import pg from 'pg';
import type { DataSource } from 'typeorm';

/** What several processes would do, and one does for all. Each has a lock of its own number in the database. */
export const sharedWork = { completeImages: 71_001 } as const;

const connectionTimeoutMillis = 8_000;

/**
 * Does work, unless another process on the same database is at it. Who does it has a connection of its own meanwhile,
 * with whose end, however the process ends, the next one may begin.
 * @returns whether it was done here
 */
export async function inOneProcess(
  dataSource: DataSource,
  lock: number,
  work: () => Promise<void>,
): Promise<boolean> {
  const options = dataSource.options.extra as pg.ClientConfig;
  if (options.connectionString === undefined) {
    // The embedded database belongs to this process.
    await work();
    return true;
  }
  const client = new pg.Client({ ...options, connectionTimeoutMillis, keepAlive: true });
  // Should it break, the worst is that another process begins too.
  client.on('error', () => {});
  try {
    await client.connect();
    // Held by a transaction, so that it holds behind a pooler too.
    await client.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS ours', [
      lock,
    ]);
    if (!rows[0]!.ours) return false;
    await work();
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}
