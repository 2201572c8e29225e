import { ApiProperty } from '@nestjs/swagger';
import { BackupPlaceKind, BackupProblem } from '../backup.enums.js';
import { BackupDto } from './backup.dto.js';

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
