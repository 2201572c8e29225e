import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { canStartPostgres } from '../support/find-postgres.js';
import { databaseUrl, execute, type PostgresServer, startPostgres } from '../support/postgres-server.js';
import { ServerProcess } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

const isHere = canStartPostgres();
const folder = mkdtempSync(join(tmpdir(), 'test-many-starts-'));
let postgres: PostgresServer;
let url: string;
let running: ServerProcess[] = [];

beforeAll(async () => {
  if (isHere) postgres = (await startPostgres())!;
});
beforeEach(async () => {
  if (!isHere) return;
  const name = `starts_${Math.random().toString(36).slice(2)}`;
  await execute(postgres.url, `CREATE DATABASE ${name}`);
  url = databaseUrl(postgres.url, name);
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.signal('SIGKILL')));
  running = [];
});
afterAll(async () => {
  if (isHere) await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const environment = () => ({
  DATABASE_URL: url,
  DATA_DIR: mkdtempSync(join(folder, 'data-')),
  LOG_LEVEL: 'error',
});

async function spawn(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await ServerProcess.spawn(settings);
  running.push(server);
  return server;
}

async function query<Row extends object>(statement: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

(isHere ? describe : describe.skip)('an empty database', () => {
  it('is prepared once by ten processes that start together, and all of them come up', async () => {
    const shared = { ...environment(), DEMO_CONTENT: 'on' };
    const servers = await Promise.all(Array.from({ length: 10 }, () => spawn(shared)));
    await Promise.all(servers.map((server) => server.untilReady()));
    expect(servers.filter(({ output }) => output.includes('Password  '))).toHaveLength(1);
    const [counts] = await query(`SELECT
      (SELECT count(*)::int FROM users WHERE role = 'ADMIN') AS administrators,
      (SELECT count(*)::int FROM site_settings) AS settings,
      (SELECT count(*)::int - count(DISTINCT slug)::int FROM projects) AS doubled,
      (SELECT count(*) > 0 FROM projects) AS filled,
      (SELECT count(*)::int - count(DISTINCT name)::int FROM migrations) AS again`);
    expect(counts).toEqual({ administrators: 1, settings: 1, doubled: 0, filled: true, again: 0 });
    // All sign alike: the secret under the folder that they share was made once.
    const [, password] = /Password\s+(\S{16}) /.exec(servers.map(({ output }) => output).join())!;
    const person = { email: 'admin@example.com', password };
    const { data } = await servers[0]!.post<{ accessToken: string }>('/auth/login', person);
    const headers = { Authorization: `Bearer ${data.accessToken}` };
    const answers = await Promise.all(
      servers.map(({ origin }) => fetch(`${origin}/api/v1/auth/profile`, { headers })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  it('is prepared by the next process when the one that was at it is killed', async () => {
    // Holds up the migrations of the first process.
    const holder = new pg.Client(url);
    await holder.connect();
    await holder.query('BEGIN; CREATE TABLE migrations (id serial PRIMARY KEY, name varchar)');
    const waitsForTable = async () =>
      (
        await query(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()
        AND query NOT LIKE '%advisory%'`)
      ).length === 1;
    const first = await spawn(environment());
    await waitFor(waitsForTable, 60_000);
    const second = await spawn(environment());
    await waitFor(() => second.output.includes('Another process is preparing the database'), 60_000);
    await first.signal('SIGKILL');
    await waitFor(waitsForTable, 60_000);
    await holder.query('ROLLBACK');
    await holder.end();
    await second.untilReady();
    expect(await query(`SELECT count(*)::int AS administrators FROM users`)).toEqual([{ administrators: 1 }]);
  });
});

(isHere ? describe : describe.skip)('a process beside another one', () => {
  /** @returns what it said when it ended, or that it is ready */
  async function outcomeOf(settings: Record<string, string>): Promise<string> {
    const server = await spawn(settings);
    const code = await Promise.race([server.exit(), server.untilReady().catch(() => server.exit())]);
    return code === undefined ? 'ready' : server.output.trim();
  }
  const JWT_SECRET = 'the-same-secret-for-every-process-of-this-test';
  const SMTP_URL = 'smtp://127.0.0.1:1';
  const otherSecret = expect.stringMatching(/^Cannot start: JWT_SECRET must be the same .* restart them\.$/);
  const store = {
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'site',
    S3_REGION: 'here',
    S3_ACCESS_KEY_ID: 'site',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  const otherPlace = expect.stringMatching(
    /^Cannot start: S3_ENDPOINT and S3_BUCKET must be the same .* restart them\.$/,
  );
  const otherMails = expect.stringMatching(/^Cannot start: SMTP_URL must be set .* other\.$/);

  it('may share its folder, and needs nothing else', async () => {
    const shared = environment();
    expect(await outcomeOf(shared)).toBe('ready');
    expect(await outcomeOf(shared)).toBe('ready');
  });

  it('is refused with a secret, a way of mails or a place of uploads of its own, as long as the other lives', async () => {
    expect(await outcomeOf({ ...environment(), JWT_SECRET })).toBe('ready');
    expect(await outcomeOf(environment())).toEqual(otherSecret);
    expect(await outcomeOf({ ...environment(), JWT_SECRET })).toEqual(otherMails);
    expect(await outcomeOf({ ...environment(), JWT_SECRET, SMTP_URL })).toEqual(otherMails);
    await running[0]!.signal('SIGKILL');
    const settings = { JWT_SECRET, SMTP_URL };
    expect(await outcomeOf({ ...environment(), ...settings })).toBe('ready');
    expect(await outcomeOf({ ...environment(), ...settings })).toBe('ready');
    expect(await outcomeOf({ ...environment(), ...settings, ...store })).toEqual(otherPlace);
  });

  it('is refused also after the database has cut the connections of the other', async () => {
    expect(await outcomeOf(environment())).toBe('ready');
    const showing = `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2`;
    const [before] = await query<{ pid: number }>(showing);
    await query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()
      AND datname = current_database()`);
    await waitFor(async () => {
      const now = await query<{ pid: number }>(showing);
      return now.length === 3 && now.every(({ pid }) => pid !== before!.pid);
    }, 30_000);
    expect(await outcomeOf(environment())).toEqual(otherSecret);
  });
});
