import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pooledConnection } from '../../src/database/database.js';
import { canStartPgBouncer, PgBouncer } from '../support/pgbouncer.js';
import { databaseUrl, execute, type PostgresServer, startPostgres } from '../support/postgres-server.js';
import { ServerProcess, sleep } from '../support/server-process.js';

const isHere = canStartPgBouncer();
const folder = mkdtempSync(join(tmpdir(), 'test-pooler-'));
let postgres: PostgresServer;
let bouncer: PgBouncer;
let itself: string;
let settings: Record<string, string>;
let servers: ServerProcess[] = [];

beforeAll(async () => {
  if (!isHere) return;
  postgres = (await startPostgres())!;
  await execute(postgres.url, 'CREATE DATABASE pooled');
  // Where sessions begin with another time zone, it shows whether ours is set.
  await execute(postgres.url, `ALTER DATABASE pooled SET timezone = 'Africa/Addis_Ababa'`);
  itself = databaseUrl(postgres.url, 'pooled');
  bouncer = await PgBouncer.start(itself);
  settings = {
    DATABASE_URL: bouncer.urlOf(itself),
    DATA_DIR: folder,
    DEMO_CONTENT: 'on',
    ADMIN_PASSWORD: 'Correct1',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  };
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.signal('SIGKILL')));
  if (isHere) {
    await bouncer.stop();
    await postgres.stop();
  }
  rmSync(folder, { recursive: true, force: true });
});

const inquiry = { name: 'Hana', email: 'hana@mail.example', subject: 'House', message: 'Hello' };

/** What visitors and staff do, one after the other: more of them at once than the pooler has sessions. */
async function useSite({ origin }: ServerProcess, token: string, round: number): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const statuses: string[] = [];
  const ask = async (path: string, init: RequestInit = {}) =>
    statuses.push(`${(await fetch(`${origin}${path}`, init)).status} ${path}`);
  await ask('/api/v1/projects?search=house&sortBy=title');
  await ask('/projects');
  await ask('/api/v1/search?q=stone', { headers });
  await ask('/api/v1/projects/admin?limit=5&search=stone', { headers });
  const key = `${origin}-${round}-${Math.random()}`;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const answer = await fetch(`${origin}/api/v1/contact-inquiries`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(inquiry),
    });
    expect(answer.status).toBe(201);
  }
  await ask('/api/v1/dashboard/overview', { headers });
  expect(statuses.filter((each) => !each.startsWith('200'))).toEqual([]);
}

(isHere ? describe : describe.skip)('behind a pooler that shares sessions', () => {
  it('a start without the database itself says what is missing', async () => {
    const server = await ServerProcess.spawn(settings);
    expect(await server.exit()).toBe(78);
    expect(server.output.trim()).toBe(
      'Cannot start: DATABASE_URL names a pooler. Name the database itself in DATABASE_DIRECT_URL as well.',
    );
  });

  it('two processes come up, and do all that they do elsewhere', async () => {
    const both = { ...settings, DATABASE_DIRECT_URL: itself };
    servers = await Promise.all([ServerProcess.start(both), ServerProcess.start(both)]);
    const person = { email: 'admin@example.com', password: 'Correct1' };
    const { data } = await servers[0]!.post<{ accessToken: string }>('/auth/login', person);
    const rounds = Array.from({ length: 12 }, (_, round) => round);
    await Promise.all(rounds.map((round) => useSite(servers[round % 2]!, data.accessToken, round)));
    // All that was written by the one is there at the other at once.
    const headers = { Authorization: `Bearer ${data.accessToken}`, 'Content-Type': 'application/json' };
    for (let count = 0; count < 10; count += 1) {
      const body = JSON.stringify({ supportPhone: `+251 900 00000${count}` });
      await fetch(`${servers[count % 2]!.origin}/api/v1/settings`, { method: 'PUT', headers, body });
      for (const { origin } of servers) {
        expect(await (await fetch(`${origin}/api/v1/settings`)).text()).toContain(`+251 900 00000${count}`);
      }
    }
    const client = new pg.Client(itself);
    await client.connect();
    const { rows } = await client.query(
      'SELECT count(*)::int AS inquiries FROM contact_inquiries WHERE email = $1',
      [inquiry.email],
    );
    await client.end();
    expect(rows).toEqual([{ inquiries: 12 }]);
    expect(servers.map(({ output }) => output.split('\n').filter((line) => line.startsWith('{')))).toEqual([
      [],
      [],
    ]);
  });

  it('reads the cache version in any session', async () => {
    const rolledBack = async () => {
      const client = new pg.Client(itself);
      await client.connect();
      // A session reports its transactions once it has rested.
      await sleep(2_500);
      const { rows } = await client.query(
        `SELECT xact_rollback::int AS count FROM pg_stat_database WHERE datname = 'pooled'`,
      );
      await client.end();
      return (rows[0] as { count: number }).count;
    };
    const before = await rolledBack();
    for (let count = 0; count < 60; count += 1) {
      await Promise.all(servers.map(({ origin }) => fetch(`${origin}/api/v1/services`)));
    }
    expect(await rolledBack()).toBe(before);
  });

  it('statements are bounded and times are in UTC, in whichever session', async () => {
    const pool = new pg.Pool(pooledConnection(bouncer.urlOf(itself), 12).poolOptions);
    const seen = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const { rows } = await pool.query(
          `SELECT current_setting('timezone') AS zone, current_setting('statement_timeout') AS bound, pg_sleep(0.02)::text`,
        );
        return (rows[0] as { zone: string }).zone;
      }),
    );
    await pool.end();
    expect(new Set(seen)).toEqual(new Set(['UTC']));
    const fresh = new pg.Client(itself);
    await fresh.connect();
    expect((await fresh.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '30s' }]);
    await fresh.end();
  });
});
