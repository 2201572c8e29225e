import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, InvalidSettingError, readConfig } from '../config/config.js';
import { openBackupFile } from './backup-file.js';
import { BackupError } from './backup-format.js';
import { describeBackup } from './restore-backup.js';

interface Found {
  /** As `npm run restore` takes it. */
  name: string;
  bytes: number;
  at: Date;
}

/** Names the backups in the place that the settings name, the newest first, with what each says about itself. */
export async function listBackups(): Promise<void> {
  try {
    const config = readConfig();
    const place = config.backupStore ? `s3://${config.backupStore.bucket}/backups/` : config.backupDir;
    const found = config.backupStore ? await inStore(config) : inFolder(config.backupDir);
    if (found.length === 0) console.log(`There is no backup in ${place}.`);
    const described = await Promise.all(found.map((each) => describe(config, each)));
    for (const { line } of described.sort((a, b) => b.at.getTime() - a.at.getTime())) console.log(line);
  } catch (error) {
    const isExpected = error instanceof BackupError || error instanceof InvalidSettingError;
    console.error(isExpected ? `Nothing was listed: ${error.message}` : error);
    process.exitCode = 1;
  }
}

async function describe(config: Config, { name, bytes, at }: Found): Promise<{ at: Date; line: string }> {
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  try {
    const { createdAt, migration } = await describeBackup(await openBackupFile(config, name));
    return { at: new Date(createdAt), line: `${createdAt}  ${size.padStart(10)}  ${migration}  ${name}` };
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return { at, line: `${at.toISOString()}  ${size.padStart(10)}  not a backup or damaged  ${name}` };
  }
}

function inFolder(folder: string): Found[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tar.gz'))
    .map((each) => {
      const name = join(folder, each);
      const { size, mtime } = statSync(name);
      return { name, bytes: size, at: mtime };
    });
}

async function inStore({ backupStore }: Config): Promise<Found[]> {
  const { bucket, endpoint } = backupStore!;
  // Its library takes time and memory to load.
  const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
  const { createS3Client } = await import('../integrations/storage/s3-client.js');
  const found: Found[] = [];
  try {
    const wanted = { Bucket: bucket, Prefix: 'backups/' };
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client: createS3Client(backupStore!) },
      wanted,
    )) {
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents) {
        if (!Key.endsWith('.tar.gz')) continue;
        found.push({ name: `s3://${bucket}/${Key}`, bytes: Size, at: LastModified });
      }
    }
  } catch (error) {
    throw new BackupError(`the store ${endpoint} failed (${(error as Error).message}).`);
  }
  return found;
}
