import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../../config/config.js';

const hourMs = 60 * 60 * 1000;

/** A daily one that is that old was missed twice. */
export const oldestGoodMs = 48 * hourMs;

/** Bytes. Below it the embedded database and uploads of pictures soon fail. */
const leastFree = 256 * 1024 ** 2;

/** What a folder of the installation must have free. */
export interface SpaceNeed {
  setting: 'DATA_DIR' | 'BACKUP_DIR';
  folder: string;
  /** Bytes. */
  needed: number;
}

export interface Space extends SpaceNeed {
  /** Bytes. */
  free: number;
}

/** @param lastBackup bytes of the newest one; the next one needs twice as many. Undefined where a folder has none */
export function spaceNeeds(
  { dataDir, backupDir }: Pick<Config, 'dataDir' | 'backupDir'>,
  lastBackup: number | undefined,
): SpaceNeed[] {
  const needs: SpaceNeed[] = [{ setting: 'DATA_DIR', folder: dataDir, needed: leastFree }];
  if (lastBackup !== undefined)
    needs.push({ setting: 'BACKUP_DIR', folder: backupDir, needed: 2 * lastBackup });
  return needs;
}

/** Returns the needs with what is free, where that is known. */
export async function measureSpace(needs: SpaceNeed[]): Promise<Space[]> {
  const measured = await Promise.all(
    needs.map(async (need) => ({ ...need, free: await freeBytesOf(need.folder) })),
  );
  return measured.filter((each): each is Space => each.free !== undefined);
}

export function readableMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 ** 2)} MB`;
}

/** Of the disk that a folder is on, or will be. @returns undefined where nobody knows */
export async function freeBytesOf(folder: string): Promise<number | undefined> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: undefined, bsize: 0 }));
  if (bavail !== undefined) return bavail * bsize;
  const parent = dirname(folder);
  return parent === folder ? undefined : freeBytesOf(parent);
}
