import { Injectable } from '@nestjs/common';
import { addAbortSignal, type Readable } from 'node:stream';
import { openBackupFile } from '../../backup/backup-file.js';
import { BackupError } from '../../backup/backup-format.js';
import { Config } from '../../config/config.js';
import { BackupFolder, type BackupPlace } from './backup-place.js';
import { BackupStore } from './backup-store.js';

/** Where this installation stores its backups. */
@Injectable()
export class BackupPlaces {
  readonly first: BackupPlace;
  /** Gets a copy of each. */
  readonly second: BackupPlace | undefined;

  constructor(private readonly config: Config) {
    const { backupDir, backupStore, isBackupDirUsed } = config;
    const store = backupStore && new BackupStore(backupStore);
    this.first = store && !isBackupDirUsed ? store : new BackupFolder(backupDir);
    this.second = isBackupDirUsed ? store : undefined;
  }

  /** The content of a backup, from wherever it is. @returns undefined where it is in neither place */
  async read(name: string): Promise<Readable | undefined> {
    for (const place of [this.first, this.second]) {
      if (!place) continue;
      try {
        return await (await openBackupFile(this.config, place.pathOf(name))).read();
      } catch (error) {
        if (!(error instanceof BackupError)) throw error;
      }
    }
    return undefined;
  }

  /**
   * Copies a backup of the first place to the second one.
   * @param signal breaks it off
   */
  async copy(name: string, signal: AbortSignal): Promise<void> {
    if (!this.second) return;
    const from = await openBackupFile(this.config, this.first.pathOf(name));
    await this.second.store(name, async (where) => {
      const to = await openBackupFile(this.config, where);
      await to.write(addAbortSignal(signal, await from.read()));
    });
  }
}
