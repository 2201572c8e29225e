import { ApiHideProperty, ApiProperty, PickType } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import type { Backup } from '../backup.entity.js';
import { BackupPlaceKind, BackupProblem, BackupReason, BackupState } from '../backup.enums.js';

export class ListBackupsQuery extends PickType(ListQuery, ['page', 'limit']) {}

export class DownloadBackupQuery {
  // The guard has redeemed it, and says so in the document.
  @ApiHideProperty()
  @IsOptional()
  ticket?: string;
}

/** A backup: one file with all rows and all uploads. */
export class BackupDto {
  id: number;

  @ApiProperty({ enum: BackupReason, enumName: 'BackupReason' })
  reason: BackupReason;

  /** GOOD only once it was read back: restored into an empty database, with every row and file compared. */
  @ApiProperty({ enum: BackupState, enumName: 'BackupState' })
  state: BackupState;

  /** When the schedule wanted it, or somebody requested it. */
  requestedAt: Date;

  startedAt: Date;

  /** Null while it is under way. */
  finishedAt: Date | null;

  /** From 0 to 1 while it is under way, where it is known. */
  progress: number | null;

  /** Name of the file; null until it is written. */
  fileName: string | null;

  /** Size of the file in bytes. */
  bytes: number | null;

  /** Rows of all tables in it. */
  rows: number | null;

  /** Whether its file can be downloaded: newer backups replace older ones. */
  isStored: boolean;

  /** When it was read back, and nothing was missing. */
  checkedAt: Date | null;

  /** What was missing when it was read back. */
  checkError: string | null;

  /** When its copy was complete in the second place. */
  copiedAt: Date | null;

  /** Why there is no copy in the second place. */
  copyError: string | null;

  /** Why it failed. */
  error: string | null;

  static from(backup: Backup): BackupDto {
    const { id, reason, dueAt, startedAt, finishedAt, progress, name, bytes, rows } = backup;
    const { checkedAt, checkError, copiedAt, copyError, removedAt, error } = backup;
    return {
      ...{ id, reason, state: stateOf(backup), requestedAt: dueAt, startedAt, finishedAt },
      ...{
        progress: finishedAt ? null : progress,
        fileName: name,
        bytes: bytes === null ? null : Number(bytes),
      },
      ...{ rows, isStored: finishedAt !== null && error === null && name !== null && removedAt === null },
      ...{ checkedAt, checkError, copiedAt, copyError, error },
    };
  }
}

function stateOf({ finishedAt, error, checkedAt }: Backup): BackupState {
  if (!finishedAt) return BackupState.UNDER_WAY;
  if (error !== null) return BackupState.FAILED;
  return checkedAt ? BackupState.GOOD : BackupState.UNCHECKED;
}

/** Where backups are stored. */
export class BackupPlaceDto {
  @ApiProperty({ enum: BackupPlaceKind, enumName: 'BackupPlaceKind' })
  kind: BackupPlaceKind;

  /** The absolute path of the folder, or the name of the bucket. */
  name: string;
}

/** How the backups of the installation are. */
export class BackupStateDto {
  /** The newest one that was read back. */
  @ApiProperty({ type: BackupDto, nullable: true })
  lastGood: BackupDto | null;

  @ApiProperty({ type: BackupDto, nullable: true })
  underWay: BackupDto | null;

  /** When the schedule makes the next one; null where it is off. */
  nextDueAt: Date | null;

  place: BackupPlaceDto;

  /** Where each one is copied to. */
  @ApiProperty({ type: BackupPlaceDto, nullable: true })
  secondPlace: BackupPlaceDto | null;

  /** Bytes free on the disk of the folder; null where a bucket is the only place. */
  freeBytes: number | null;

  /** What is wrong; empty where nothing is. */
  @ApiProperty({ enum: BackupProblem, enumName: 'BackupProblem', isArray: true })
  problems: BackupProblem[];
}
