import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { canStartPostgres } from '../support/find-postgres.js';
import { databaseUrl, execute } from '../support/database-template.js';
import { type PostgresServer, startPostgres } from '../support/postgres-server.js';
import { ServerProcess } from '../support/server-process.js';

const lastsMs = 4_000;

/** A number that somebody counts up in the content, the last one that was acknowledged, and where it is shown. */
interface Counted {
  acknowledged: number;
  paths: string[];
  shown: RegExp;
}

const seen = { reads: 0, stale: 0 };

const folder = mkdtempSync(join(tmpdir(), 'test-finished-'));
const isHere = canStartPostgres();
let postgres: PostgresServer | undefined;
let url: string;
let servers: ServerProcess[];

beforeAll(async () => {
  if (!isHere) return;
  postgres = (await startPostgres())!;
  const name = `finished_${Math.random().toString(36).slice(2)}`;
  await execute(postgres.url, `CREATE DATABASE ${name}`);
  url = databaseUrl(postgres.url, name);
  const environment = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    DEMO_CONTENT: 'on',
    ADMIN_PASSWORD: 'Correct1',
    JWT_SECRET: 'the-same-secret-for-every-process-of-this-test',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  };
  // One after the other: the first one prepares the database.
  servers = [await ServerProcess.start(environment)];
  servers.push(await ServerProcess.start(environment));
});
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.signal('SIGTERM')));
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Counts up the firm's phone number, at the one process and then at the other. */
async function countPhone(counted: Counted, isOver: () => boolean): Promise<void> {
  const person = { email: 'admin@example.com', password: 'Correct1' };
  const { data } = await servers[0]!.post<{ accessToken: string }>('/auth/login', person);
  const headers = { Authorization: `Bearer ${data.accessToken}`, 'Content-Type': 'application/json' };
  while (!isOver()) {
    const next = counted.acknowledged + 1;
    const answer = await fetch(`${servers[next % 2]!.origin}/api/v1/settings`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ supportPhone: phone(next) }),
    });
    expect(answer.status).toBe(200);
    counted.acknowledged = next;
    await readEverywhere(counted);
  }
}

/** Counts up in the database itself, as no process of ours does. */
async function countService(counted: Counted, isOver: () => boolean): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  while (!isOver()) {
    const next = counted.acknowledged + 1;
    await client.query('UPDATE services SET title = $1 WHERE id = 1', [title(next)]);
    counted.acknowledged = next;
    await readEverywhere(counted);
  }
  await client.end();
}

const phone = (count: number) => `+251 900 ${String(count).padStart(6, '0')}`;
const title = (count: number) => `Service ${String(count).padStart(6, '0')}`;

/** Reads once; it must be no older than what was acknowledged before. */
async function readOnce(server: ServerProcess, path: string, counted: Counted): Promise<void> {
  const before = counted.acknowledged;
  const answer = await fetch(`${server.origin}${path}`);
  const text = await answer.text();
  expect([path, answer.status, counted.shown.test(text)]).toEqual([path, 200, true]);
  seen.reads += 1;
  if (Number(counted.shown.exec(text)![1]) < before) seen.stale += 1;
}

/** Everywhere at once, as whoever was just told that the write is done. */
async function readEverywhere(counted: Counted): Promise<void> {
  await Promise.all(
    servers.flatMap((server) => counted.paths.map((path) => readOnce(server, path, counted))),
  );
}

async function readAgainAndAgain(counted: Counted, isOver: () => boolean): Promise<void> {
  while (!isOver()) await readEverywhere(counted);
}

(isHere ? describe : describe.skip)('two processes on one database', () => {
  it('never answer with what is older than a write that was acknowledged by either, or by neither', async () => {
    const firm: Counted = {
      acknowledged: 0,
      paths: ['/api/v1/settings', '/contact'],
      shown: /\+251 900 (\d{6})/,
    };
    const service: Counted = {
      acknowledged: 0,
      paths: ['/api/v1/services?limit=50', '/api/v1/services/1'],
      shown: /Service (\d{6})/,
    };
    await execute(url, `UPDATE services SET title = '${title(0)}' WHERE id = 1`);
    await execute(url, `UPDATE site_settings SET support_phone = '${phone(0)}'`);
    const until = Date.now() + lastsMs;
    // A busy machine needs longer.
    const isOver = () => Date.now() > until && Math.min(firm.acknowledged, service.acknowledged) > 5;
    await Promise.all([
      countPhone(firm, isOver),
      countService(service, isOver),
      readAgainAndAgain(firm, isOver),
      readAgainAndAgain(service, isOver),
    ]);
    expect(seen.reads).toBeGreaterThan(100);
    expect(seen.stale).toBe(0);
  });

  it('go on answering when the database has ended their connections', async () => {
    const everywhere = () =>
      Promise.all(servers.map(async ({ origin }) => (await fetch(`${origin}/api/v1/settings`)).status));
    expect(await everywhere()).toEqual([200, 200]);
    for (let time = 0; time < 3; time += 1) {
      await execute(
        url,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      expect(await everywhere()).toEqual([200, 200]);
    }
  });
});
