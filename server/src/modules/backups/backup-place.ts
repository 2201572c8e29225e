import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A process that works on one for longer is dead. */
export const abandonedMs = 6 * 60 * 60 * 1000;

/** Where scheduled backups are stored. */
export interface BackupPlace {
  /**
   * Keeps what `write` writes, under a name; while it is not whole it does not count.
   * @param write gets the argument of `npm run backup`: a path where nothing is yet, and something can
   * @returns bytes
   */
  store(name: string, write: (where: string) => Promise<void>): Promise<number>;
  /** The names of all whole backups of the schedule, oldest first. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

/** Backups as files of a folder. Other files there are left alone. */
export class BackupFolder implements BackupPlace {
  constructor(private readonly folder: string) {}

  async store(name: string, write: (where: string) => Promise<void>): Promise<number> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = join(this.folder, name);
    await this.#removeCutOff();
    await write(file);
    return (await stat(file)).size;
  }

  async list(): Promise<string[]> {
    return (await readdir(this.folder)).filter(isScheduledBackup).sort();
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.folder, name), { force: true });
  }

  /** What nobody has written to for so long was left by a process that is dead. */
  async #removeCutOff(): Promise<void> {
    for (const name of await readdir(this.folder)) {
      if (!isScheduledBackup(name.replace(/\.unfinished$/, '')) || isScheduledBackup(name)) continue;
      const file = join(this.folder, name);
      const { mtimeMs } = await stat(file);
      if (mtimeMs < Date.now() - abandonedMs) await rm(file, { force: true });
    }
  }
}

/** Sorted by their names they are in the order of their times. @param dueAt when the schedule wanted it */
export function backupName(dueAt: Date): string {
  return `scheduled-${dueAt.toISOString().slice(0, 19).replace(/[T:]/g, '-')}.tar.gz`;
}

export function isScheduledBackup(name: string): boolean {
  return /^scheduled-\d{4}(-\d\d){5}\.tar\.gz$/.test(name);
}
