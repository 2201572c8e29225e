import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { OptionalTextColumn, TimeColumn } from '../../common/database-columns.js';
import { textLimits } from '../../common/text-limits.js';

/** A backup that the schedule requested. Whichever process writes the row makes it; no other does. */
@Entity('scheduled_backups')
@Unique(['dueAt'])
@Index(['startedAt'])
export class ScheduledBackup {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** When the schedule wanted it. */
  @TimeColumn()
  dueAt: Date;

  @TimeColumn({ default: () => 'now()' })
  startedAt: Date;

  /** Null while it is under way. */
  @TimeColumn({ nullable: true })
  finishedAt: Date | null;

  /** Of the file; null where there is none. */
  @Column({ type: 'bigint', nullable: true })
  bytes: string | null;

  /** Why it failed. */
  @OptionalTextColumn(textLimits.short)
  error: string | null;
}
