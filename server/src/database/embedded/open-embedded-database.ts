import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { DataDirectoryLock } from './data-directory-lock.js';
import { DurableNodeFS } from './durable-node-fs.js';

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
    const pglite = await open(folder);
    return {
      poolOptions: embeddedPoolOptions(pglite),
      close: async () => {
        await pglite.close();
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
  return Object.assign(createPgConfig(pglite), { max: 1 });
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
  return PGlite.create({ fs: new DurableNodeFS(folder), startParams, extensions: embeddedExtensions });
}
