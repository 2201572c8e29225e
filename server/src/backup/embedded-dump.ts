import { existsSync, renameSync, rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createDataSource, type DatabaseConnection } from '../database/database.js';
import { DataDirectoryLock } from '../database/embedded/data-directory-lock.js';
import {
  databaseFiles,
  embeddedMajor,
  majorOf,
  OtherMajorError,
} from '../database/embedded/database-files.js';
import { inNewCluster } from '../database/embedded/open-embedded-database.js';
import { migrations } from '../database/migrations/index.js';
import { LocalBackupFile } from './backup-file.js';
import { restoreBackup } from './restore-backup.js';
import { writeBackup } from './write-backup.js';

// The embedded PostgreSQL reads the files of its own major version only. So each clean stop leaves a dump of the rows,
// a backup without uploads, from which a later version of this program makes its database.

/** The uploads stay where they are. */
const noUploads = {
  list: () => Promise.resolve([]),
  read: () => Promise.resolve(undefined),
  put: () => Promise.resolve(),
};

/**
 * Dumps the embedded database beside it, unless the last dump still says what is in it.
 * @param signal ends it where a stop cannot wait longer; then there is no dump until the next one
 */
export async function dumpEmbeddedDatabase(
  dataDir: string,
  database: DatabaseConnection,
  signal: AbortSignal,
): Promise<void> {
  const { dump, outdatedDump } = databaseFiles(dataDir);
  if (existsSync(outdatedDump) && !(await database.hasChanged?.())) return;
  const dataSource = await createDataSource(database, []).initialize();
  try {
    await writeBackup(dataSource, noUploads, new LocalBackupFile(dump), { signal });
    rmSync(outdatedDump, { force: true });
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await dataSource.destroy();
  }
}

/**
 * Where another major version of PostgreSQL made the embedded database, makes one from the dump that the last clean stop
 * left. The former one stays until there is a good backup.
 * @returns what was done, for the log
 * @throws OtherMajorError where there is no dump, DataDirectoryInUseError
 */
export async function liftEmbeddedDatabase(dataDir: string): Promise<string> {
  const major = majorOf(dataDir);
  const { cluster, dump, lifted, former } = databaseFiles(dataDir);
  const lock = DataDirectoryLock.acquire(dataDir);
  try {
    if (!existsSync(dump)) throw new OtherMajorError(dataDir, major);
    const unfinished = `${lifted}.unfinished`;
    for (const rest of [unfinished, lifted, former(major)]) rmSync(rest, { recursive: true, force: true });
    const { tables } = await inNewCluster(unfinished, (database) =>
      restoreBackup(new LocalBackupFile(dump), {
        migrations: migrations.map(({ name }) => name),
        openWith: (names) =>
          createDataSource(
            database,
            [],
            migrations.filter(({ name }) => names.includes(name)),
          ),
        uploads: noUploads,
      }),
    );
    renameSync(unfinished, lifted);
    renameSync(cluster, former(major));
    renameSync(lifted, cluster);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return (
      `The database of PostgreSQL ${major} is one of PostgreSQL ${embeddedMajor} now, with all ${rows} rows. ` +
      `The former one stays in ${former(major)} until there is a good backup.`
    );
  } finally {
    lock.release();
  }
}

/** Once a backup is good, nobody needs a database of another major any more. */
export async function removeFormerDatabases(dataDir: string): Promise<void> {
  const prefix = basename(databaseFiles(dataDir).former(''));
  const former = (await readdir(dataDir)).filter((name) => name.startsWith(prefix));
  await Promise.all(former.map((name) => rm(join(dataDir, name), { recursive: true, force: true })));
}
