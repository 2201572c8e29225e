import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { openTestDatabase } from '../../../test/support/test-database.js';
import { LocalBackupFile } from '../../backup/backup-file.js';
import { restoreBackup } from '../../backup/restore-backup.js';
import { type Config, readConfig } from '../../config/config.js';
import { createDataSource, type DatabaseConnection } from '../../database/database.js';
import { executedMigrations, migrate } from '../../database/migrate.js';
import { migrations } from '../../database/migrations/index.js';
import { DiskStorage } from '../../integrations/storage/disk-storage.js';
import { Backup } from './backup.entity.js';
import { backUpBeforeUpdate, NoBackupBeforeUpdateError, noteBackupBeforeUpdate } from './before-update.js';

const names = migrations.map(({ name }) => name);
let folder: string;
let config: Config;
let database: DatabaseConnection;
let dataSource: DataSource;

/** A database as the release before left it: without the last migration. */
async function openFormer(): Promise<DatabaseConnection> {
  const former = await openTestDatabase();
  const all = await createDataSource(former, []).initialize();
  const runner = all.createQueryRunner();
  await all.migrations.at(-1)!.down(runner);
  await runner.query('DELETE FROM migrations WHERE name = $1', [names.at(-1)]);
  await runner.release();
  await all.destroy();
  return former;
}

beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  folder = mkdtempSync(join(tmpdir(), 'test-before-update-'));
  config = readConfig({ DATA_DIR: folder });
  database = await openFormer();
  dataSource = await createDataSource(database, [Backup]).initialize();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await dataSource.destroy();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const addAccount = () =>
  dataSource.query(
    `INSERT INTO users (name, email, password_hash, role, source, search_text, search_keys)
     VALUES ('Administrator', 'admin@firm.example', 'x', 'ADMIN', 'ADMIN', '', '')`,
  );
const backUp = async () => backUpBeforeUpdate(config, dataSource, await executedMigrations(dataSource));

it('makes a backup of a database with content, which can be restored, and lists it', async () => {
  await addAccount();
  const backup = (await backUp())!;
  expect(backup).toMatchObject({ name: expect.stringMatching(/^before-update-.*\.tar\.gz$/), rows: 1 });
  await migrate(dataSource);
  await noteBackupBeforeUpdate(dataSource, backup);
  expect(await dataSource.query(`SELECT reason, name, rows FROM scheduled_backups`)).toEqual([
    { reason: 'BEFORE_UPDATE', name: backup.name, rows: 1 },
  ]);

  const copy = await openFormer();
  const manifest = await restoreBackup(new LocalBackupFile(join(folder, 'backups', backup.name)), {
    migrations: names,
    openWith: (some) =>
      createDataSource(
        copy,
        [],
        migrations.filter(({ name }) => some.includes(name)),
      ),
    uploads: new DiskStorage(join(folder, 'restored')),
  });
  expect(manifest.migration).toBe(names.at(-2));
  await copy.close();
});

it('makes none of a new database, or of one that is up to date', async () => {
  expect(await backUpBeforeUpdate(config, dataSource, [])).toBeUndefined();
  await migrate(dataSource);
  await addAccount();
  expect(await backUp()).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});

it('stops where it cannot make one, with a sentence that says how to go on, and changes nothing', async () => {
  await addAccount();
  writeFileSync(join(folder, 'backups'), 'no folder');
  await expect(backUp()).rejects.toThrow(NoBackupBeforeUpdateError);
  await expect(backUp()).rejects.toThrow(
    /^no backup could be made before the update, so nothing was changed \(.+\)\. .*BACKUP_BEFORE_UPDATE=off\.$/,
  );
  config = readConfig({ DATA_DIR: folder, BACKUP_BEFORE_UPDATE: 'off' });
  expect(await backUp()).toBeUndefined();
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('BACKUP_BEFORE_UPDATE'));
});
