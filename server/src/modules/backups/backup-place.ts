import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupPlaceKind, BackupReason } from './backup.enums.js';
import type { BackupPlaceDto } from './dto/backup.dto.js';
import { freeBytesOf } from './limits.js';

/** A process that works on one for longer is dead. */
export const abandonedMs = 6 * 60 * 60 * 1000;

/** Where backups are stored. */
export interface BackupPlace {
  readonly description: BackupPlaceDto;
  /** The argument of `npm run restore` for a backup of this name. */
  pathOf(name: string): string;
  /**
   * Keeps what `write` writes, under a name; while it is not whole it does not count.
   * @param write gets the argument of `npm run backup`: a path where nothing is yet, and something can
   * @returns bytes
   */
  store(name: string, write: (where: string) => Promise<void>): Promise<number>;
  /** The names of all whole backups that the program made by itself, oldest first. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
  /** @returns the bytes that are free; undefined where nobody knows */
  freeBytes(): Promise<number | undefined>;
}

/** Backups as files of a folder. Other files there are left alone. */
export class BackupFolder implements BackupPlace {
  readonly description: BackupPlaceDto;

  constructor(private readonly folder: string) {
    this.description = { kind: BackupPlaceKind.FOLDER, name: folder };
  }

  pathOf(name: string): string {
    return join(this.folder, name);
  }

  async store(name: string, write: (where: string) => Promise<void>): Promise<number> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = this.pathOf(name);
    await this.#removeCutOff(reasonOf(name));
    try {
      await write(file);
    } catch (error) {
      // A process that was ended could not remove it.
      await rm(`${file}.unfinished`, { force: true });
      throw error;
    }
    return (await stat(file)).size;
  }

  async list(): Promise<string[]> {
    return (await readdir(this.folder)).filter(isBackupName).sort(byTime);
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  freeBytes(): Promise<number | undefined> {
    return freeBytesOf(this.folder);
  }

  /** One at a time is made for each reason, so others of this reason were left by a process that is dead. */
  async #removeCutOff(reason: BackupReason): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const finished = name.replace(/\.unfinished$/, '');
      if (!isBackupName(finished) || name === finished) continue;
      const file = join(this.folder, name);
      if (reasonOf(finished) === reason || (await stat(file)).mtimeMs < Date.now() - abandonedMs)
        await rm(file, { force: true });
    }
  }
}

const prefixes: Record<BackupReason, string> = {
  [BackupReason.SCHEDULED]: 'scheduled',
  [BackupReason.MANUAL]: 'manual',
  [BackupReason.BEFORE_UPDATE]: 'before-update',
};

const pattern = new RegExp(`^(${Object.values(prefixes).join('|')})-(\\d{4}(?:-\\d\\d){5})\\.tar\\.gz$`);

/** @param requestedAt when the schedule or somebody wanted it; to the second, in UTC */
export function backupName(reason: BackupReason, requestedAt: Date): string {
  return `${prefixes[reason]}-${requestedAt.toISOString().slice(0, 19).replace(/[T:]/g, '-')}.tar.gz`;
}

export function isBackupName(name: string): boolean {
  return pattern.test(name);
}

/** When the schedule or somebody wanted it. */
export function timeOf(name: string): Date {
  const [year, month, day, ...clock] = pattern.exec(name)![2]!.split('-');
  return new Date(`${year}-${month}-${day}T${clock.join(':')}Z`);
}

export function reasonOf(name: string): BackupReason {
  const [, prefix] = pattern.exec(name)!;
  return Object.values(BackupReason).find((reason) => prefixes[reason] === prefix)!;
}

/** Oldest first. */
export function byTime(a: string, b: string): number {
  return timeOf(a).getTime() - timeOf(b).getTime() || (a < b ? -1 : 1);
}
