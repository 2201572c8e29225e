import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { EnumColumn, OptionalTextColumn, TextColumn, TimeColumn } from '../../common/database-columns.js';
import { textLimits } from '../../common/text-limits.js';
import { BackupReason } from './backup.enums.js';

/** A backup. The process that inserts the row makes it; no other does. */
@Entity('scheduled_backups')
@Unique(['dueAt'])
@Index(['startedAt'])
export class Backup {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @EnumColumn(BackupReason, { default: BackupReason.SCHEDULED })
  reason: BackupReason;

  /** When the schedule wanted it, or somebody requested it. */
  @TimeColumn()
  dueAt: Date;

  @TimeColumn({ default: () => 'now()' })
  startedAt: Date;

  /** When its process last wrote that it works on it. */
  @TimeColumn({ nullable: true })
  aliveAt: Date | null;

  /** From 0 to 1 while it is under way. */
  @Column({ type: 'real', nullable: true })
  progress: number | null;

  /** Null while it is under way. */
  @TimeColumn({ nullable: true })
  finishedAt: Date | null;

  /** Of the file; null until it is written. */
  @TextColumn(textLimits.name, { nullable: true })
  name: string | null;

  /** Of the file; null where there is none. */
  @Column({ type: 'bigint', nullable: true })
  bytes: string | null;

  /** Of all tables in it. */
  @Column({ type: 'integer', nullable: true })
  rows: number | null;

  /** When it was read back, and nothing was missing. */
  @TimeColumn({ nullable: true })
  checkedAt: Date | null;

  /** Why it is no good one, where reading it back found that. */
  @OptionalTextColumn(textLimits.short)
  checkError: string | null;

  /** When its copy was complete in the second place. */
  @TimeColumn({ nullable: true })
  copiedAt: Date | null;

  /** Why there is no copy. */
  @OptionalTextColumn(textLimits.short)
  copyError: string | null;

  /** When its file was removed because newer ones replaced it. */
  @TimeColumn({ nullable: true })
  removedAt: Date | null;

  /** Why it failed. */
  @OptionalTextColumn(textLimits.short)
  error: string | null;
}
