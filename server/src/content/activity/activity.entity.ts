import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { EnumColumn, TextColumn } from '../../common/database-columns.js';
import { KindColumn } from '../../common/known-kind.entity.js';
import type { RecordKind } from '../../common/record-kind.js';
import { textLimits } from '../../common/text-limits.js';
import { User } from '../../modules/accounts/accounts.module.js';
import { ActivityVerb } from './activity-verb.enum.js';

/** One line of the audit log: who did what to which record, when. Changed only when its record goes for good: then it names it no more. */
@Entity('activities')
@Index(['createdAt'])
@Index(['subject', 'createdAt'])
@Index(['actorId', 'createdAt'])
@Index(['subject', 'subjectId'])
export class Activity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @KindColumn()
  subject: RecordKind;

  @EnumColumn(ActivityVerb)
  verb: ActivityVerb;

  @Column({ type: 'integer', nullable: true })
  subjectId: number | null;

  /** What the record was called at the time. */
  @TextColumn(textLimits.title)
  subjectTitle: string;

  /** Null for visitors without an account, and once the account is gone. */
  @Column({ type: 'integer', nullable: true })
  actorId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  actor: User | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
