import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config/config.js';
import { putInPlace } from '../integrations/disk/put-in-place.js';
import { BackupError } from './backup-format.js';

/** Where one backup is stored. */
export interface BackupFile {
  /** What it is called in messages. */
  readonly name: string;
  /** @throws BackupError when nothing can be stored there */
  requireFree(): Promise<void>;
  /** Keeps what comes: whole, and safe once this resolves, or not at all. */
  write(content: Readable): Promise<void>;
  /** @throws BackupError when there is none */
  read(): Promise<Readable>;
}

/** @param named as on the command line: a path, or `s3://bucket/key` for one in the store that the settings name */
export async function openBackupFile({ backupStore, s3 }: Config, named: string): Promise<BackupFile> {
  const [, bucket, key] = /^s3:\/\/([^/]+)\/(.+)$/.exec(named) ?? [];
  if (bucket === undefined || key === undefined) return new LocalBackupFile(resolve(named));
  const store = backupStore ?? s3;
  if (!store) throw new BackupError(`${named} is in an object store: set BACKUP_S3_… or S3_….`);
  // Its library takes time and memory to load.
  const { StoredBackupFile } = await import('./stored-backup-file.js');
  return new StoredBackupFile({ ...store, bucket }, key);
}

/** A file of this machine. It takes its name only once it is complete and on the disk. */
export class LocalBackupFile implements BackupFile {
  constructor(readonly name: string) {}

  async requireFree(): Promise<void> {
    if (existsSync(this.name)) {
      throw new BackupError(`${this.name} exists already. Name another file, or remove it.`);
    }
    const folder = dirname(this.name);
    if (!existsSync(folder)) throw new BackupError(`there is no folder ${folder}. Make it first.`);
  }

  async write(content: Readable): Promise<void> {
    const unfinished = `${this.name}.unfinished`;
    try {
      await pipeline(content, createWriteStream(unfinished, { mode: 0o600 }));
      await putInPlace(unfinished, this.name);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async read(): Promise<Readable> {
    if (!existsSync(this.name)) throw new BackupError(`there is no file ${this.name}.`);
    return createReadStream(this.name);
  }
}
