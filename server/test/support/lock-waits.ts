import { expect } from '@jest/globals';
import type { TestApp } from './test-app.js';
import { waitFor } from './wait-for.js';

/** Resolves when so many statements wait for what others hold; on PostgreSQL, where several can be under way. */
export async function lockWaits({ dataSource }: TestApp, count: number): Promise<void> {
  await waitFor(async () => {
    const [row] = await dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    expect(row.count).toBe(count);
  }, 5_000);
}
