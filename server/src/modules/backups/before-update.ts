import type { DataSource } from 'typeorm';
import { openBackupFile } from '../../backup/backup-file.js';
import { writeBackup } from '../../backup/write-backup.js';
import { insertMissing } from '../../common/insert-row.js';
import type { Config } from '../../config/config.js';
import { openStorage } from '../../integrations/storage/open-storage.js';
import { backupName } from './backup-place.js';
import { BackupPlaces } from './backup-places.js';
import { Backup } from './backup.entity.js';
import { BackupReason } from './backup.enums.js';

/** Thrown when an update would change a database of which no backup could be made. */
export class NoBackupBeforeUpdateError extends Error {
  constructor(cause: Error) {
    super(
      `no backup could be made before the update, so nothing was changed (${cause.message}). ` +
        'Correct that, set BACKUP_DIR to another disk, or go on without one: BACKUP_BEFORE_UPDATE=off.',
      { cause },
    );
  }
}

/** A backup that was made; its row can be inserted only once the table has been updated. */
export interface BackupBeforeUpdate {
  name: string;
  startedAt: Date;
  bytes: number;
  rows: number;
}

/**
 * Makes a backup of a database that migrations are about to change, unless it is new.
 * @param executed the names of the migrations that ran on it
 * @returns undefined where there is none to make
 * @throws NoBackupBeforeUpdateError
 */
export async function backUpBeforeUpdate(
  config: Config,
  dataSource: DataSource,
  executed: string[],
): Promise<BackupBeforeUpdate | undefined> {
  const isPending = dataSource.migrations.some(({ name }) => !executed.includes(name!));
  if (executed.length === 0 || !isPending) return undefined;
  if (!config.backupBeforeUpdate) {
    console.warn('  No backup is made before the update, as BACKUP_BEFORE_UPDATE says.');
    return undefined;
  }
  try {
    const startedAt = new Date();
    const name = backupName(BackupReason.BEFORE_UPDATE, startedAt);
    const { first } = new BackupPlaces(config);
    const uploads = await openStorage(config);
    let rows = 0;
    const bytes = await first.store(name, async (where) => {
      const file = await openBackupFile(config, where);
      const { tables } = await writeBackup(dataSource, uploads, file);
      rows = tables.reduce((sum, table) => sum + table.rows, 0);
    });
    console.log(`  A backup was made before the update: ${first.pathOf(name)}`);
    return { name, startedAt, bytes, rows };
  } catch (error) {
    throw new NoBackupBeforeUpdateError(error as Error);
  }
}

/** Once the table is up to date. */
export async function noteBackupBeforeUpdate(
  dataSource: DataSource,
  { name, startedAt, bytes, rows }: BackupBeforeUpdate,
): Promise<void> {
  await insertMissing(dataSource.manager, Backup, {
    ...{ reason: BackupReason.BEFORE_UPDATE, dueAt: startedAt, startedAt, finishedAt: () => 'now()' },
    ...{ name, bytes: String(bytes), rows },
  });
}
