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

/**
 * What a record said in one of its versions. Triggers of the database write it with the record, and its author with
 * the line of the log that the same transaction leaves.
 */
@Entity('revisions')
@Unique(['kind', 'recordId', 'version'])
@Index(['authorId'])
@Index(['createdAt'])
@EnumCheck('revisions', 'kind', contentKinds)
export class Revision {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @EnumColumn()
  kind: RecordKind;

  @Column({ type: 'integer' })
  recordId: number;

  /** Of the record. */
  @Column({ type: 'integer' })
  version: number;

  /** Its columns, as the database names them, but for those that are no content. */
  @Column({ type: 'jsonb' })
  content: Record<string, unknown>;

  /** Null where nobody of staff made it, where that is not known, and once the account is gone. */
  @Column({ type: 'integer', nullable: true })
  authorId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'author_id' })
  author: User | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
