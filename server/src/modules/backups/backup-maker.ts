import { Injectable } from '@nestjs/common';
import { type ChildProcess, fork } from 'node:child_process';
import { mkdir, rm, symlink } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Contents } from '../../backup/contents-digest.js';
import type { BackupReport, Made } from '../../backup/report-to-parent.js';
import { Config } from '../../config/config.js';
import { FolderCopy } from './copy-folder.js';

/** Visitors go first. */
const politePriority = 10;
/** As the server was started: without it Node would load a parser of TypeScript. */
const conditions = process.execArgv.filter((each) => each.startsWith('--conditions'));
// Compiled once and quickly: to optimise the code of the embedded database takes 500 MB.
const memoryBounds = ['--max-semi-space-size=4', '--max-old-space-size=384', '--liftoff-only'];

/** Folders in DATA_DIR while a backup is made, and while it is read back. */
const [copyName, checkName] = ['backup.unfinished', 'backup-check.unfinished'];

/** How a process that makes or checks a backup is watched. */
export interface Watch {
  /** Ends the process. */
  signal: AbortSignal;
  /** Gets the share of its work that is done, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Makes and checks backups in processes of their own, so that no request waits for them. */
@Injectable()
export class BackupMaker {
  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Writes a backup, as `npm run backup` does.
   * @param file that it becomes, or `s3://bucket/key`; must not exist
   * @throws Error with what the process said
   */
  async write(file: string, watch: Watch): Promise<Made> {
    const { databaseUrl, dataDir } = this.config;
    if (databaseUrl) return this.#write(file, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, watch);
    const copy = join(dataDir, copyName);
    try {
      await rm(copy, { recursive: true, force: true });
      await copyEmbeddedDatabase(dataDir, copy, this.dataSource, watch.signal);
      return await this.#write(file, { DATABASE_URL: '', DATA_DIR: copy }, watch);
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  }

  /**
   * Reads a backup back: it counts its rows in an empty embedded database, and compares its files with those written.
   * @throws Error that says what is wrong with it
   */
  async check(file: string, { files, digest }: Contents, watch: Watch): Promise<void> {
    const folder = join(this.config.dataDir, checkName);
    try {
      await rm(folder, { recursive: true, force: true });
      await runProcess('check-backup', [file, folder, String(files), digest], {}, watch);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Removes what a server that was killed left in DATA_DIR. Not while another process makes a backup with it. */
  async removeCutOff(): Promise<void> {
    for (const name of [copyName, checkName])
      await rm(join(this.config.dataDir, name), { recursive: true, force: true, maxRetries: 5 });
  }

  async #write(file: string, environment: Record<string, string>, watch: Watch): Promise<Made> {
    const made = await runProcess('backup', [file], environment, watch);
    if (!made) throw new Error('The backup ended without a word of what is in it.');
    return made;
  }
}

/**
 * The embedded database is open to one process, so its files are copied; that takes a fraction of the time that reading
 * all rows would. Only what changes meanwhile is copied while this process has the only connection, when nothing
 * changes. The other process opens the copy like a database whose server was killed.
 */
async function copyEmbeddedDatabase(
  dataDir: string,
  copy: string,
  dataSource: DataSource,
  signal: AbortSignal,
): Promise<void> {
  await mkdir(copy, { recursive: true, mode: 0o700 });
  await symlink(join(dataDir, 'uploads'), join(copy, 'uploads'), 'junction');
  // Less is left to write in the second round.
  await dataSource.query('CHECKPOINT');
  const files = new FolderCopy(join(dataDir, 'pgdata'), join(copy, 'pgdata'));
  await files.copyChanged(signal);
  const pool = (dataSource.driver as PostgresDriver).master as pg.Pool;
  const client = await pool.connect();
  // Should it crash, the question that fails says so.
  client.on('error', ignore);
  try {
    await client.query('CHECKPOINT');
    await files.copyChanged(signal);
  } finally {
    client.off('error', ignore);
    client.release();
  }
}

const ignore = () => {};

/** @param name of the entry file beside `main` @returns what it reports to have made */
async function runProcess(
  name: string,
  parameters: string[],
  environment: Record<string, string>,
  { signal, onProgress }: Watch,
): Promise<Made | undefined> {
  const command = fileURLToPath(new URL(`../../${name}${extname(import.meta.filename)}`, import.meta.url));
  const child = fork(command, parameters, {
    env: { ...process.env, ...environment },
    execArgv: [...conditions, ...memoryBounds],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal,
  });
  let made: Made | undefined;
  child.on('message', (report: BackupReport) => {
    if ('made' in report) ({ made } = report);
    else onProgress(report.progress);
  });
  const said = text(child.stderr!);
  lowerPriority(child.pid);
  const { code, failure } = await endOf(child);
  if (failure) throw failure;
  if (code !== 0) throw new Error((await said).trim() || `The process ${name} ended with code ${code}`);
  return made;
}

/** Not before it has really ended, so that what it writes can be removed. */
function endOf(child: ChildProcess): Promise<{ code: number | null; failure?: Error }> {
  return new Promise((resolve) => {
    let failure: Error | undefined;
    child.once('error', (error) => {
      failure = error;
      if (child.pid === undefined) resolve({ code: null, failure });
    });
    child.once('close', (code) => resolve({ code, failure }));
  });
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, politePriority);
  } catch {
    // Where the system does not allow it, or the process has ended already.
  }
}
