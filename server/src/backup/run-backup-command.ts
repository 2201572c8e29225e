import { type Config, InvalidSettingError, readConfig } from '../config/config.js';
import { type DatabaseConnection, openDatabaseItself } from '../database/database.js';
import { DataDirectoryInUseError } from '../database/embedded/data-directory-lock.js';
import { OtherMajorError } from '../database/embedded/database-files.js';
import { DatabaseBeforeReleaseError, DatabaseDiffersError } from '../database/migrate.js';
import type { FileStorage } from '../integrations/storage/file-storage.js';
import { openStorage } from '../integrations/storage/open-storage.js';
import { StorageFull, StorageSilent } from '../integrations/storage/storage-failures.js';
import { BackupError, type Manifest } from './backup-format.js';

interface Surroundings {
  config: Config;
  database: DatabaseConnection;
  uploads: FileStorage;
  /** What was written behind the command. */
  parameter: string | undefined;
}

const expectedErrors = [
  BackupError,
  InvalidSettingError,
  DataDirectoryInUseError,
  DatabaseBeforeReleaseError,
  DatabaseDiffersError,
  OtherMajorError,
  StorageFull,
  StorageSilent,
];

/** Opens the instance that the settings name, works on it, and says in a line what came of it. */
export async function runBackupCommand(
  work: (surroundings: Surroundings) => Promise<{ manifest: Manifest; done: string }>,
): Promise<void> {
  try {
    const config = readConfig();
    const database = await openDatabaseItself(config);
    try {
      const uploads = await openStorage(config);
      const { manifest, done } = await work({ config, database, uploads, parameter: process.argv[2] });
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      console.log(`The backup of ${manifest.createdAt} with ${rows} rows ${done}`);
    } finally {
      await database.close();
    }
  } catch (error) {
    const isExpected = expectedErrors.some((type) => error instanceof type);
    console.error(isExpected ? `Nothing was done: ${(error as Error).message}` : error);
    process.exitCode = 1;
  }
}
