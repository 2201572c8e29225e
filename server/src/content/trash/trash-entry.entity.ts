import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { TextColumn } from '../../common/database-columns.js';
import { KindColumn } from '../../common/known-kind.entity.js';
import type { RecordKind } from '../../common/record-kind.js';
import { textLimits } from '../../common/text-limits.js';
import { User } from '../../modules/accounts/accounts.module.js';

/**
 * That a record is in the trash. The record itself stays in its table with `deleted_at` set; this says who put it
 * there and what it is called, so that the trash is one list for all kinds.
 */
@Entity('trash_entries')
@Unique(['entity', 'recordId'])
@Index(['deletedAt'])
@Index(['entity', 'deletedAt'])
@Index(['deletedById'])
export class TrashEntry {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @KindColumn()
  entity: RecordKind;

  @Column({ type: 'integer' })
  recordId: number;

  @TextColumn(textLimits.title)
  title: string;

  @TextColumn(textLimits.title)
  subtitle: string;

  @CreateDateColumn({ type: 'timestamptz' })
  deletedAt: Date;

  /** Null once the account is gone. */
  @Column({ type: 'integer', nullable: true })
  deletedById: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  deletedBy: User | null;
}
