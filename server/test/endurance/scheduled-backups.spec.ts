import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { canStartPostgres } from '../support/find-postgres.js';
import { command, contentOf, type Instance, uploadsOf } from '../support/instances.js';
import { databaseUrl, execute, type PostgresServer, startPostgres } from '../support/postgres-server.js';
import { S3Store } from '../support/s3-store.js';
import { ServerProcess, sleep } from '../support/server-process.js';
import { SmtpSink } from '../support/smtp-sink.js';

const files = mkdtempSync(join(tmpdir(), 'test-scheduled-'));
const isHere = canStartPostgres();
const metricsToken = 'only-who-watches-knows-this';
let postgres: PostgresServer | undefined;

beforeAll(async () => {
  postgres = isHere ? await startPostgres() : undefined;
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(files, { recursive: true, force: true });
});

const newFolder = () => mkdtempSync(join(files, 'folder-'));

async function newDatabase(): Promise<string> {
  const name = `scheduled_${Math.random().toString(36).slice(2)}`;
  await execute(postgres!.url, `CREATE DATABASE ${name}`);
  return databaseUrl(postgres!.url, name);
}

function settings(instance: Instance, BACKUP_DIR: string): Record<string, string> {
  return {
    ...instance,
    BACKUP_DIR,
    BACKUP_SCHEDULE: '*/2 * * * * *',
    BACKUP_KEEP: '2',
    ADMIN_PASSWORD: 'Correct1',
    JWT_SECRET: 'the-same-secret-for-every-process-of-this-test',
    METRICS_TOKEN: metricsToken,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  };
}

const whole = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tar.gz'))
    .sort();

/** Waits for some more backups that began after this moment. @returns the newest */
async function nextBackup(folder: string, more = 2): Promise<string> {
  const seen = new Set(whole(folder));
  for (let found = 0; found < more; await sleep(50)) {
    for (const name of whole(folder)) {
      if (seen.has(name)) continue;
      seen.add(name);
      found += 1;
    }
  }
  return join(folder, whole(folder).at(-1)!);
}

/** Without the AVIF files, which are still being made. */
const pictures = (instance: Instance) =>
  Object.fromEntries(Object.entries(uploadsOf(instance)).filter(([path]) => path.endsWith('.webp')));

const inquiry = (count: number) => ({
  name: 'Hana',
  email: `hana${count}@mail.example`,
  subject: 'House',
  message: `Message ${count}`,
});

async function metrics(server: ServerProcess): Promise<Record<string, number>> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${server.origin}/metrics`, { headers })).text();
  return Object.fromEntries(
    [...text.matchAll(/^(backup_\w+) (\S+)$/gm)].map(([, name, value]) => [name!, Number(value)]),
  );
}

describe('a scheduled backup', () => {
  it('of the embedded database is made while the server goes on, and can be restored', async () => {
    const instance = { DATA_DIR: newFolder() };
    const folder = newFolder();
    const server = await ServerProcess.start({ ...settings(instance, folder), DEMO_CONTENT: 'on' });
    let isOver = false;
    let written = 0;
    const writing = (async () => {
      for (; !isOver; written += 1) {
        expect((await server.post('/contact-inquiries', inquiry(written % 3))).status).toBe(201);
        await sleep(100);
      }
    })();
    await nextBackup(folder, 1);
    isOver = true;
    await writing;
    expect(written).toBeGreaterThan(5);
    const endOfFirst = Date.now() / 1000;
    // Its mails are sent, too, before the second one begins.
    const backup = await nextBackup(folder, 2);
    expect(await metrics(server)).toMatchObject({
      backup_last_bytes: expect.any(Number),
      backup_failures_since_success: 0,
    });
    expect((await metrics(server))['backup_last_success_timestamp_seconds']).toBeGreaterThan(endOfFirst);
    // Killed: what a server does that stops belongs to no backup.
    await server.signal('SIGKILL');
    expect(whole(folder).length).toBeLessThanOrEqual(3);

    const copy = { DATA_DIR: newFolder() };
    expect(await command('restore', copy, backup)).toMatchObject({ code: 0 });
    expect(((await contentOf(copy))['contact_inquiries'] as string[]).length).toBeGreaterThanOrEqual(written);
    expect(await contentOf(copy)).toEqual(await contentOf(instance));
    expect(pictures(copy)).toEqual(pictures(instance));
    expect(Object.keys(pictures(copy)).length).toBeGreaterThan(50);
  });

  (isHere ? it : it.skip)(
    'is made by one of several machines into a store, and restored from there',
    async () => {
      const [store, sink] = [await S3Store.start(), await SmtpSink.start()];
      const url = await newDatabase();
      const instance = { DATA_DIR: newFolder(), DATABASE_URL: url };
      const stored = Object.entries(store.environment).map(([name, value]) => [`BACKUP_${name}`, value]);
      const start = (DATA_DIR: string) =>
        ServerProcess.start({
          // Without a folder: the store is the only place.
          ...settings({ ...instance, DATA_DIR }, ''),
          ...Object.fromEntries(stored),
          SMTP_URL: sink.url,
        });
      const servers = [await start(instance.DATA_DIR)];
      servers.push(await start(newFolder()));
      expect((await servers[0]!.post('/contact-inquiries', inquiry(1))).status).toBe(201);
      const client = new pg.Client(url);
      await client.connect();
      const count = async () => {
        const { rows } = await client.query<{ made: number; failed: number }>(
          `SELECT count(*) FILTER (WHERE bytes > 0)::int AS made, count(error)::int AS failed FROM scheduled_backups`,
        );
        return rows[0]!;
      };
      const before = (await count()).made;
      while ((await count()).made < before + 4) await sleep(50);
      await Promise.all(servers.map((server) => server.signal('SIGKILL')));
      expect((await count()).failed).toBe(0);
      await client.end();
      const names = await store.keys();
      // The two that BACKUP_KEEP asks for, and one for each server that was killed before it removed the oldest.
      expect([2, 3, 4]).toContain(names.length);
      expect(existsSync(join(instance.DATA_DIR, 'backups'))).toBe(false);

      const copy = { DATA_DIR: newFolder(), ...store.environment };
      expect(await command('restore', copy, `s3://firm/${names.at(-1)}`)).toMatchObject({ code: 0 });
      expect(await contentOf(copy)).toEqual(await contentOf(instance));
      expect(
        await command('restore', { DATA_DIR: newFolder(), ...store.environment }, 's3://firm/none'),
      ).toEqual({
        code: 1,
        said: 'Nothing was done: there is no backup s3://firm/none.\n',
      });
      await Promise.all([store.stop(), sink.stop()]);
    },
  );

  it('notifies staff and counts in the metrics when it fails, and keeps earlier backups', async () => {
    const folder = newFolder();
    const blocked = join(folder, 'backups');
    writeFileSync(blocked, 'no folder');
    const server = await ServerProcess.start(settings({ DATA_DIR: newFolder() }, blocked));
    const person = { email: 'admin@example.com', password: 'Correct1' };
    const { data } = await server.post<{ accessToken: string }>('/auth/login', person);
    const headers = { authorization: `Bearer ${data.accessToken}` };
    const notifications = async () => {
      const answer = await fetch(`${server.origin}/api/v1/notifications`, { headers });
      return ((await answer.json()) as { data: { data: object[] } }).data.data;
    };
    while ((await notifications()).length === 0) await sleep(100);
    expect((await notifications()).at(-1)).toMatchObject({
      title: 'Backup failed',
      message: expect.stringMatching(/^The backup of .* UTC was not made: .*See the server’s log\.$/),
      type: 'warning',
      subject: 'backup',
      actionUrl: '/admin/backups',
    });
    expect((await metrics(server))['backup_failures_since_success']).toBeGreaterThan(0);
    // Mended, it goes on by itself; a half one of before and what others put there does not count.
    rmSync(blocked);
    mkdirSync(blocked);
    writeFileSync(join(blocked, 'by-hand.tar.gz'), 'somebody else’s');
    const half = join(blocked, 'scheduled-2020-01-01-00-00-00.tar.gz.unfinished');
    writeFileSync(half, 'half');
    utimesSync(half, new Date('2020-01-01'), new Date('2020-01-01'));
    await nextBackup(blocked);
    expect(whole(blocked)).toContain('by-hand.tar.gz');
    expect(existsSync(half)).toBe(false);
    expect(whole(blocked).length).toBeLessThanOrEqual(4);
    expect((await metrics(server))['backup_failures_since_success']).toBe(0);
    await server.signal('SIGTERM');
  });

  it('that is under way when the server stops holds nobody up and leaves nothing', async () => {
    const [DATA_DIR, folder] = [newFolder(), newFolder()];
    const server = await ServerProcess.start(settings({ DATA_DIR }, folder));
    const copy = join(DATA_DIR, 'backup.unfinished', 'pgdata');
    while (!existsSync(copy)) await sleep(20);
    expect(await server.signal('SIGTERM')).toBe(0);
    expect(existsSync(join(DATA_DIR, 'backup.unfinished'))).toBe(false);
    expect(await command('backup', { DATA_DIR }, join(folder, 'by-hand.tar.gz'))).toMatchObject({ code: 0 });
    for (const name of whole(folder)) {
      expect(await command('restore', { DATA_DIR: newFolder() }, join(folder, name))).toMatchObject({
        code: 0,
      });
    }
  });
});
