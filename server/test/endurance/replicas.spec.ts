import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { canStartPostgres } from '../support/find-postgres.js';
import {
  databaseUrl,
  execute,
  freePort,
  type PostgresReplica,
  type PostgresServer,
  startPostgres,
  startReplica,
} from '../support/postgres-server.js';
import { ServerProcess, sleep } from '../support/server-process.js';

// A server that somebody else set up may have no replicas.
const isHere = canStartPostgres() && !process.env['TEST_DATABASE_URL'];
const folder = mkdtempSync(join(tmpdir(), 'test-replicas-'));
const metricsToken = 'only-who-watches-knows-this';
let primary: PostgresServer;
let replica: PostgresReplica;
let server: ServerProcess;
let replicaUrl: string;
let token: string;

beforeAll(async () => {
  if (!isHere) return;
  primary = (await startPostgres())!;
  await execute(primary.url, 'CREATE DATABASE firm');
  replica = await startReplica(primary.url);
  replicaUrl = databaseUrl(replica.url, 'firm');
  const nobody = `postgres://nobody@127.0.0.1:${await freePort()}/firm`;
  server = await ServerProcess.start({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl(primary.url, 'firm'),
    DATABASE_REPLICA_URLS: `${replicaUrl},${nobody}`,
    DEMO_CONTENT: 'on',
    ADMIN_PASSWORD: 'Correct1',
    JWT_SECRET: 'the-same-secret-for-every-process-of-this-test',
    METRICS_TOKEN: metricsToken,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  });
  const person = { email: 'admin@example.com', password: 'Correct1' };
  token = (await server.post<{ accessToken: string }>('/auth/login', person)).data.accessToken;
});
afterAll(async () => {
  if (!isHere) return;
  await server.signal('SIGTERM');
  await replica.stop();
  await primary.stop();
  rmSync(folder, { recursive: true, force: true });
});

const outcomes = ['replica', 'late', 'gone'] as const;

/** How many answers were made where, since the start. */
async function counts(): Promise<Record<(typeof outcomes)[number], number>> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${server.origin}/metrics`, { headers })).text();
  const read = (outcome: string) =>
    Number(
      new RegExp(`^database_replica_answers_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(text)![1],
    );
  return { replica: read('replica'), late: read('late'), gone: read('gone') };
}

/** What happened where while something was done. */
async function countsDuring(work: () => Promise<unknown>) {
  const before = await counts();
  await work();
  const after = await counts();
  return Object.fromEntries(outcomes.map((outcome) => [outcome, after[outcome] - before[outcome]]));
}

let asked = 0;

/**
 * Asks for something that nobody asked for before, so that it has to be made: a page large enough for the list to be
 * whole, of 70 sizes, from either end.
 */
async function readAnew(path: string, headers: Record<string, string> = {}): Promise<string> {
  asked += 1;
  const sortOrder = Math.floor(asked / 70) % 2 ? 'asc' : 'desc';
  const wanted = new URLSearchParams({ page: '1', limit: String(31 + (asked % 70)), sortOrder });
  const answer = await fetch(`${server.origin}${path}${path.includes('?') ? '&' : '?'}${wanted}`, {
    headers,
  });
  expect(answer.status).toBe(200);
  return answer.text();
}

const services = '/api/v1/services';

async function rename(title: string): Promise<void> {
  const answer = await fetch(`${server.origin}/api/v1/services/1`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title }),
  });
  expect(answer.status).toBe(200);
}

/** How often the first project was looked at, as an answer made just now says. */
async function viewsOfFirst(): Promise<number> {
  const { data } = JSON.parse(await readAnew('/api/v1/projects?sortBy=createdAt')) as {
    data: { data: { id: number; viewCount: number }[] };
  };
  return data.data.find(({ id }) => id === 1)!.viewCount;
}

/** Waits until the replica makes answers again. */
async function untilUsed(): Promise<void> {
  const end = Date.now() + 30_000;
  while ((await countsDuring(() => readAnew(services)))['replica'] === 0) {
    if (Date.now() > end) throw new Error('The replica is not used');
    await sleep(200);
  }
}

(isHere ? describe : describe.skip)('a replica', () => {
  it('makes what everybody may read, pages too, and nothing that belongs to somebody', async () => {
    await untilUsed();
    const open = await countsDuring(async () => {
      for (let time = 0; time < 5; time += 1) await readAnew(services);
      await readAnew('/api/v1/projects');
    });
    expect(open).toEqual({ replica: 6, late: 0, gone: 0 });
    const staffs = await countsDuring(async () => {
      await readAnew(services, { Authorization: `Bearer ${token}` });
      await (await fetch(`${server.origin}/api/v1/visitors/realtime`)).text();
    });
    expect(staffs).toEqual({ replica: 0, late: 0, gone: 0 });
    const page = await countsDuring(() => fetch(`${server.origin}/services`));
    expect(page['replica']).toBeGreaterThan(0);
  });

  it('that is late answers nothing: everybody reads what was written', async () => {
    await untilUsed();
    await execute(replicaUrl, 'SELECT pg_wal_replay_pause()');
    try {
      for (let time = 1; time <= 3; time += 1) {
        const title = `Renamed ${time}`;
        await rename(title);
        const during = await countsDuring(async () => {
          expect(await readAnew(services)).toContain(title);
          const own = await fetch(`${server.origin}/api/v1/services/1`, {
            headers: { Authorization: `Bearer ${token}` },
          });
          expect(await own.text()).toContain(title);
        });
        expect(during).toEqual({ replica: 0, late: 1, gone: 0 });
      }
    } finally {
      await execute(replicaUrl, 'SELECT pg_wal_replay_resume()');
    }
    await untilUsed();
    expect(await readAnew(services)).toContain('Renamed 3');
  });

  it('that stands still counts as late after ten seconds, although the content is the same', async () => {
    await rename('Written just now');
    await untilUsed();
    await execute(replicaUrl, 'SELECT pg_wal_replay_pause()');
    try {
      // A look at a project raises no version: for so long the replica, which does not know of it, is still read.
      const before = await viewsOfFirst();
      const { data } = await server.post<{ viewCount: number }>('/projects/1/views', {
        sessionId: 'somebody-who-looks',
      });
      expect(data.viewCount).toBe(before + 1);
      expect(await viewsOfFirst()).toBe(before);
      const client = new pg.Client(replicaUrl);
      await client.connect();
      const isOld = `SELECT now() - pg_last_xact_replay_timestamp() > interval '10 seconds' AS old`;
      while (!(await client.query<{ old: boolean }>(isOld)).rows[0]!.old) await sleep(200);
      await client.end();
      const during = await countsDuring(async () => expect(await viewsOfFirst()).toBe(before + 1));
      expect(during).toEqual({ replica: 0, late: 1, gone: 0 });
    } finally {
      await execute(replicaUrl, 'SELECT pg_wal_replay_resume()');
    }
  });

  it('that is killed stops no request, and is used again when it is back', async () => {
    await untilUsed();
    let isOver = false;
    let answered = 0;
    const reading = Promise.all(
      Array.from({ length: 4 }, async () => {
        // Each answer is 200, or this fails.
        for (; !isOver; answered += 1) await readAnew(answered % 2 ? services : '/api/v1/projects');
      }),
    );
    const changing = (async () => {
      // So that there is always something to be made anew.
      for (let time = 0; !isOver; time += 1) {
        await rename(`Busy ${time}`);
        await sleep(20);
      }
    })();
    await sleep(500);
    await replica.kill();
    await sleep(1_000);
    isOver = true;
    await Promise.all([reading, changing]);
    expect(answered).toBeGreaterThan(20);
    expect((await countsDuring(() => readAnew(services)))['gone']).toBe(1);
    await replica.start();
    await untilUsed();
  });
});
