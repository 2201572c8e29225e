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
  return account && startCluster({ binaries, account }, makeFolder('test-postgres-', account));
}

/** A server that can be ended, in any way, and started again at its address. */
export interface RestartablePostgres extends PostgresServer {
  /** `SIGINT` is its fast stop; `SIGQUIT` the immediate one: at once, with all its processes, as in a crash. */
  end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  start(): Promise<void>;
}

/** Whether servers can be started here, beside a given one. */
export function canRestartPostgres(): boolean {
  return findPostgresBinaries() !== undefined && postgresAccount() !== undefined;
}

/**
 * Starts a throw-away server from the machine's own binaries.
 * @param folder where it is to live; it is emptied in the end
 */
export async function startRestartablePostgres(folder?: string): Promise<RestartablePostgres> {
  const account = postgresAccount()!;
  const own = folder ?? makeFolder('test-postgres-', account);
  return startCluster({ binaries: findPostgresBinaries()!, account }, own);
}

interface Installation {
  binaries: string;
  account: { uid?: number; gid?: number };
}

function makeFolder(prefix: string, account: Installation['account']): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  giveTo(account, folder);
  return folder;
}

function giveTo({ uid, gid }: Installation['account'], folder: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

async function startCluster(installation: Installation, folder: string): Promise<RestartablePostgres> {
  const { binaries, account } = installation;
  giveTo(account, folder);
  execFileSync(
    join(binaries, 'initdb'),
    [
      ...['--pgdata', join(folder, 'data'), '--username', 'tests', '--auth', 'trust', '--encoding', 'UTF8'],
      '--no-sync',
    ],
    { ...account, cwd: folder, stdio: 'ignore' },
  );
  return run(installation, folder);
}

/** Tests want speed, not durability; that is tested elsewhere. */
const usualSettings = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=200'];

/** Runs the server whose data lies in a folder. */
async function run({ binaries, account }: Installation, folder: string): Promise<RestartablePostgres> {
  const port = await freePort();
  const url = `postgres://tests@127.0.0.1:${port}/postgres`;
  const parameters = ['-D', join(folder, 'data'), '-p', String(port), '-k', folder];
  for (const setting of usualSettings) parameters.push('-c', setting);
  let end = async (_signal: NodeJS.Signals) => {};
  const start = async () => {
    const options = { ...account, cwd: folder, stdio: 'ignore' as const };
    const child = spawn(join(binaries, 'postgres'), parameters, options);
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    end = async (signal) => {
      child.kill(signal);
      await ended;
    };
    await untilItAnswers(url);
  };
  await start();
  return {
    url,
    start,
    end: (signal) => end(signal),
    stop: async () => {
      await end('SIGINT');
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

/** @returns the address of another database on the same server */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
