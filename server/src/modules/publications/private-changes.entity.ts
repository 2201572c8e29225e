import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { EnumCheck, EnumColumn } from '../../common/database-columns.js';
import { RecordKind, contentKinds } from '../../common/record-kind.js';
import { User } from '../accounts/accounts.module.js';

/** Values of columns, by their names in the code. */
export type Values = Record<string, unknown>;

/**
 * What staff changed of a record and visitors do not see yet. Each time that it is saved it gets another id, which only
 * ever grows: so the id says which one somebody has seen. It goes with the record, by triggers of the database.
 */
@Entity('private_changes')
@Unique(['kind', 'recordId'])
@Index(['authorId'])
@EnumCheck('private_changes', 'kind', contentKinds)
export class PrivateChanges {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @EnumColumn()
  kind: RecordKind;

  @Column({ type: 'integer' })
  recordId: number;

  /** What the fields that are changed shall say. */
  @Column({ type: 'jsonb' })
  content: Values;

  /** What visitors read of the same fields when that was saved. */
  @Column({ type: 'jsonb' })
  base: Values;

  /** Who saved it last; null once the account is gone. */
  @Column({ type: 'integer', nullable: true })
  authorId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'author_id' })
  author: User | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
