import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgresBinaries, postgresAccount } from './find-postgres.ts';

/** A PostgreSQL server for tests, and how to end it. */
export interface PostgresServer {
  /** Address of a database in which databases can be created. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a throw-away PostgreSQL server from the machine's own binaries, or uses the one that
 * TEST_DATABASE_URL names.
 * @returns undefined where there is neither
 */
export async function startPostgres(): Promise<PostgresServer | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  const binaries = findPostgresBinaries();
  return binaries === undefined ? undefined : startFrom(binaries);
}

async function startFrom(binaries: string): Promise<PostgresServer | undefined> {
  const account = postgresAccount();
  if (account === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'));
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const options = { ...account, cwd: folder };
  execFileSync(
    join(binaries, 'initdb'),
    ['--pgdata', data, '--username', 'tests', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'],
    { ...options, stdio: 'ignore' },
  );
  const port = await freePort();
  const child = spawn(
    join(binaries, 'postgres'),
    // Tests want speed, not durability; that is tested elsewhere.
    [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'fsync=off',
      '-c',
      'max_connections=200',
    ],
    { ...options, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `postgres://tests@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url);
  return {
    url,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A server that follows another one, and can be killed and started again. */
export interface PostgresReplica extends PostgresServer {
  kill(): Promise<void>;
  start(): Promise<void>;
}

/**
 * Starts a streaming replica of a server that `startPostgres` started from the machine's own binaries.
 * @param primary address of the server
 */
export async function startReplica(primary: string): Promise<PostgresReplica> {
  const binaries = findPostgresBinaries()!;
  const account = postgresAccount()!;
  const folder = mkdtempSync(join(tmpdir(), 'test-replica-'));
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const options = { ...account, cwd: folder };
  const from = ['--dbname', primary, '--pgdata', data];
  execFileSync(
    join(binaries, 'pg_basebackup'),
    [...from, '--write-recovery-conf', '--checkpoint', 'fast', '--no-sync'],
    { ...options, stdio: 'ignore' },
  );
  const port = await freePort();
  const url = new URL(primary);
  url.port = String(port);
  let stop = async (_signal: NodeJS.Signals) => {};
  const start = async () => {
    const parameters = ['-D', data, '-p', String(port), '-k', folder];
    const settings = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=200', 'hot_standby=on'];
    const child = spawn(
      join(binaries, 'postgres'),
      [...parameters, ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: 'ignore' },
    );
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    stop = async (signal) => {
      child.kill(signal);
      await ended;
    };
    await untilItAnswers(url.href);
  };
  await start();
  return {
    url: url.href,
    start,
    // At once, and with all its processes.
    kill: () => stop('SIGQUIT'),
    stop: async () => {
      await stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
