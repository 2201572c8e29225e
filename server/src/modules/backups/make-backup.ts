import { type ChildProcess, fork } from 'node:child_process';
import { constants } from 'node:fs';
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Config } from '../../config/config.js';

/** Visitors go first. */
const politePriority = 10;
const memoryBounds = ['--max-semi-space-size=4', '--max-old-space-size=384'];

/**
 * Writes a backup in a process of its own, as `npm run backup` does, so that no request waits for it.
 * @param file that it becomes, or `s3://bucket/key`; must not exist
 * @throws Error with what the process said
 */
export async function makeBackup(
  config: Config,
  dataSource: DataSource,
  file: string,
  signal: AbortSignal,
): Promise<void> {
  if (config.databaseUrl) {
    await runBackup(file, { DATABASE_URL: config.databaseUrl, DATA_DIR: config.dataDir }, signal);
    return;
  }
  const copy = join(config.dataDir, 'backup.unfinished');
  try {
    await rm(copy, { recursive: true, force: true });
    await copyEmbeddedDatabase(config.dataDir, copy, dataSource);
    await runBackup(file, { DATABASE_URL: '', DATA_DIR: copy }, signal);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/**
 * The embedded database is open to one process. While this one has its only connection nothing changes, so its files
 * can be copied as they are; that takes a fraction of the time that reading all rows would. The other process opens
 * the copy like a database whose server was killed.
 */
async function copyEmbeddedDatabase(dataDir: string, copy: string, dataSource: DataSource): Promise<void> {
  await mkdir(copy, { recursive: true, mode: 0o700 });
  await symlink(join(dataDir, 'uploads'), join(copy, 'uploads'), 'junction');
  const pool = (dataSource.driver as PostgresDriver).master as pg.Pool;
  const client = await pool.connect();
  // Should it crash, the question that fails says so.
  client.on('error', ignore);
  try {
    await client.query('CHECKPOINT');
    await cp(join(dataDir, 'pgdata'), join(copy, 'pgdata'), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
  } finally {
    client.off('error', ignore);
    client.release();
  }
}

const ignore = () => {};

async function runBackup(
  file: string,
  environment: Record<string, string>,
  signal: AbortSignal,
): Promise<void> {
  const command = fileURLToPath(new URL(`../../backup${extname(import.meta.filename)}`, import.meta.url));
  const child = fork(command, [file], {
    env: { ...process.env, ...environment },
    execArgv: memoryBounds,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal,
  });
  const said = text(child.stderr!);
  beModest(child.pid);
  const { code, failure } = await endOf(child);
  if (failure) throw failure;
  if (code !== 0) throw new Error((await said).trim() || `The backup ended with code ${code}`);
}

/** Not before it has really ended, so that what it writes can be removed. */
function endOf(child: ChildProcess): Promise<{ code: number | null; failure?: Error }> {
  return new Promise((resolve) => {
    let failure: Error | undefined;
    child.once('error', (error) => {
      failure = error;
      if (child.pid === undefined) resolve({ code: null, failure });
    });
    child.once('exit', (code) => resolve({ code, failure }));
  });
}

function beModest(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, politePriority);
  } catch {
    // Where the system does not allow it, or the process has ended already.
  }
}
