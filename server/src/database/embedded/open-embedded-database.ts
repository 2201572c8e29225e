import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Logger } from '@nestjs/common';
import { closeSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirectoryLock } from './data-directory-lock.js';
import { DurableNodeFS } from './durable-node-fs.js';
import { type DatabaseCrashedError, ReopeningDatabase } from './reopening-database.js';

/** What TypeORM needs to talk to an embedded database, and how to close it. */
export interface EmbeddedDatabase {
  /** Options handed to pg's pool; a single connection is all that PGlite has. */
  poolOptions: object;
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

/** Extensions that the migrations ask for; on a PostgreSQL server they come with it. */
export const embeddedExtensions = { pg_trgm };

/**
 * Opens the embedded database in `dataDir/pgdata`, creating it at the first start, and holds the directory
 * for this process.
 * @throws DataDirectoryInUseError when another process has it open
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const lock = DataDirectoryLock.acquire(dataDir);
  try {
    const folder = join(dataDir, 'pgdata');
    if (!existsSync(folder)) await createCluster(dataDir, folder);
    const database = new ReopeningDatabase({ open: () => open(folder), abandon: closeFiles }, report);
    await database.open();
    return {
      poolOptions: database.poolOptions,
      close: async () => {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Pool options for a PGlite that somebody else opened, as tests do. */
export function embeddedPoolOptions(pglite: PGlite): object {
  return Object.assign(createPgConfig(pglite), { max: 1, pipeline: true });
}

/** The folder takes its name only once complete, so a first start that is killed leaves nothing half made. */
async function createCluster(dataDir: string, folder: string): Promise<void> {
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
