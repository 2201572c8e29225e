import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { Logger } from '@nestjs/common';
import { closeSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirectoryLock } from './data-directory-lock.js';
import { databaseFiles, requireThisMajor } from './database-files.js';
import { DurableNodeFS } from './durable-node-fs.js';
import { unpackEmptyCluster } from './empty-cluster.js';
import { type DatabaseCrashedError, ReopeningDatabase } from './reopening-database.js';

/** What TypeORM needs to talk to an embedded database, and how to close it. */
export interface EmbeddedDatabase {
  /** Options handed to pg's pool; a single connection is all that PGlite has. */
  poolOptions: object;
  /** Whether anything was written since it was opened. */
  hasChanged(): Promise<boolean>;
  close(): Promise<void>;
}

/** PGlite starts with -F (no fsync at all); acknowledged means on disk here. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'timezone=UTC',
];

/** The number of the next transaction that writes; reading takes none. */
const selectNextWrite = 'SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS next';

/** Extensions that the migrations ask for; on a PostgreSQL server they come with it. */
export const embeddedExtensions = { pg_trgm };

/**
 * Opens the embedded database in `dataDir/pgdata`, creating it at the first start, and holds the directory
 * for this process. A dump of it is outdated from now on, until it is closed
 * without having been written.
 * @throws DataDirectoryInUseError when another process has it open, OtherMajorError
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const lock = DataDirectoryLock.acquire(dataDir);
  try {
    const { cluster: folder, lifted, dump, outdatedDump } = databaseFiles(dataDir);
    // A lift may have been killed between its last two steps.
    if (!existsSync(folder) && existsSync(lifted)) renameSync(lifted, folder);
    if (existsSync(folder)) requireThisMajor(dataDir);
    else await createCluster(dataDir, folder);
    // What an earlier opening left was killed.
    rmSync(outdatedDump, { force: true });
    if (existsSync(dump)) renameSync(dump, outdatedDump);
    const database = new ReopeningDatabase({ open: () => open(folder), abandon: closeFiles }, report);
    const opened = await database.open();
    const nextWrite = await nextWriteOf(opened);
    // One that had to be opened again was written.
    const hasChanged = async () => opened.closed || (await nextWriteOf(opened)) !== nextWrite;
    return {
      poolOptions: database.poolOptions,
      hasChanged,
      close: async () => {
        if (existsSync(outdatedDump) && !(await hasChanged().catch(() => true)))
          renameSync(outdatedDump, dump);
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Makes a cluster in a new folder and works on it. */
export async function inNewCluster<Result>(
  folder: string,
  work: (database: { poolOptions: object }) => Promise<Result>,
): Promise<Result> {
  const pglite = await open(folder);
  try {
    return await work({ poolOptions: embeddedPoolOptions(pglite) });
  } finally {
    await pglite.close();
  }
}

async function nextWriteOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ next: string }>(selectNextWrite);
  return rows[0]!.next;
}

/** Opens a new embedded database that nobody needs after this process: nothing of it is synced to the disk. */
export async function openScratchDatabase(folder: string): Promise<Omit<EmbeddedDatabase, 'hasChanged'>> {
  await unpackEmptyCluster(folder);
  const pglite = new PGlite({
    fs: new NodeFS(folder),
    startParams: [...PGlite.defaultStartParams, '-c', 'timezone=UTC'],
    extensions: embeddedExtensions,
  });
  await pglite.waitReady;
  return { poolOptions: embeddedPoolOptions(pglite), close: () => pglite.close() };
}

/** Pool options for a PGlite that somebody else opened, as tests do. */
export function embeddedPoolOptions(pglite: PGlite): object {
  return Object.assign(createPgConfig(pglite), { max: 1, pipeline: true });
}

/** The folder takes its name only once complete, so a first start that is killed leaves nothing half made. */
export async function createCluster(dataDir: string, folder: string): Promise<void> {
  const unfinished = join(dataDir, 'pgdata.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = await open(unfinished);
  await pglite.close();
  renameSync(unfinished, folder);
}

async function open(folder: string): Promise<PGlite> {
  const pglite = new PGlite({ fs: new DurableNodeFS(folder), startParams, extensions: embeddedExtensions });
  try {
    await pglite.waitReady;
  } catch (error) {
    closeFiles(pglite);
    throw error;
  }
  return pglite;
}

/** Those that a database has open, and can no longer close by itself. */
function closeFiles({ Module }: PGlite): void {
  // It may not even have begun.
  const { streams } = (Module as typeof Module | undefined)?.FS ?? {};
  for (const stream of (streams ?? []) as ({ nfd?: number } | null)[]) {
    if (stream?.nfd !== undefined) closeSync(stream.nfd);
  }
}

function report(crash?: DatabaseCrashedError): void {
  const logger = new Logger('EmbeddedDatabase');
  if (crash) logger.error({ err: crash }, crash.message);
  else logger.log('The embedded database is open again');
}
