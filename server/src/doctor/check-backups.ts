import { stat } from 'node:fs/promises';
import type { Config } from '../config/config.js';
import { timeOf } from '../modules/backups/backup-place.js';
import { BackupPlaces } from '../modules/backups/backup-places.js';
import { BackupPlaceKind } from '../modules/backups/backup.enums.js';
import { oldestGoodMs } from '../modules/backups/limits.js';
import { type Finding, readableBytes, readableSpan } from './finding.js';

const about = 'Backups';

export interface BackupCheck {
  finding: Finding;
  /** Bytes of the newest one; undefined where there is none, or it is in a store. */
  lastSize?: number;
}

/** The age of the newest whole backup. @param hasDatabase whether there is anything to back up */
export async function checkBackups(config: Config, hasDatabase: boolean): Promise<BackupCheck> {
  const { first } = new BackupPlaces(config);
  const isFolder = first.description.kind === BackupPlaceKind.FOLDER;
  const off = config.backupSchedule === undefined ? ' No schedule makes any.' : '';
  const advice = off
    ? 'Set BACKUP_SCHEDULE=0 2 * * *, and BACKUP_DIR or BACKUP_S3_BUCKET with several servers.'
    : 'Press "Back up now" at /admin/backups, and read what the list says.';
  let newest: string | undefined;
  try {
    newest = (await first.list()).at(-1);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') {
      const found = `They cannot be read in ${first.description.name} (${message || code}).`;
      return { finding: { state: 'wrong', about, found, advice: 'Check BACKUP_DIR or BACKUP_S3_….' } };
    }
  }
  if (!newest) {
    const found = `There is none in ${first.description.name}.${off}`;
    return { finding: { state: hasDatabase ? 'wrong' : 'note', about, found, advice } };
  }
  const age = Date.now() - timeOf(newest).getTime();
  const lastSize = isFolder ? (await stat(first.pathOf(newest))).size : undefined;
  const size = lastSize === undefined ? '' : ` (${readableBytes(lastSize)})`;
  const found = `The newest is ${readableSpan(age)} old: ${first.pathOf(newest)}${size}.${off}`;
  if (age > oldestGoodMs || off) return { finding: { state: 'wrong', about, found, advice }, lastSize };
  return { finding: { state: 'ok', about, found }, lastSize };
}
