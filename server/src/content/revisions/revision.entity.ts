import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { EnumColumn, TimeColumn } from '../../common/database-columns.js';
import { RecordKind, contentKinds } from '../../common/record-kind.js';
import { User } from '../../modules/accounts/accounts.module.js';

/** Values of columns. */
export type Values = Record<string, unknown>;

/** What a revision is. */
export enum RevisionState {
  /** A version of the record: what it said from then on. */
  SAVED = 'SAVED',
  /** A draft: what the record is to say once it is published. */
  DRAFT = 'DRAFT',
  /** A draft that is ready for a colleague to look at. */
  IN_REVIEW = 'IN_REVIEW',
  /** A draft that is published by itself at its time. */
  SCHEDULED = 'SCHEDULED',
}

/**
 * What a record said in one of its versions, or its draft: what it is to say once it is published. Each time that a
 * draft is saved it gets another id, which only ever grows: so the id says which one somebody has seen.
 */
@Entity('revisions')
@Unique(['kind', 'recordId', 'version'])
@Index('revisions_draft_key', ['kind', 'recordId'], { unique: true, where: 'version IS NULL' })
@Index(['authorId'])
@Index(['decidedById'])
@Index(['createdAt'])
@Index('revisions_publish_at_idx', ['publishAt'], { where: 'publish_at IS NOT NULL' })
@Check('revisions_version_check', `(state = 'SAVED') = (version IS NOT NULL)`)
@Check('revisions_publish_at_check', `(state = 'SCHEDULED') = (publish_at IS NOT NULL)`)
export class Revision {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @EnumColumn(contentKinds)
  kind: RecordKind;

  @Column({ type: 'integer' })
  recordId: number;

  @EnumColumn(RevisionState)
  state: RevisionState;

  /** Of the record; null for a draft. */
  @Column({ type: 'integer', nullable: true })
  version: number | null;

  /**
   * What its fields say, by their names. Of a draft, of those that differ from what visitors read; of none where the
   * record as it is waits to be published.
   */
  @Column({ type: 'jsonb' })
  content: Values;

  /** Of a draft: what visitors read of the same fields when it was saved. */
  @Column({ type: 'jsonb', default: {} })
  base: Values;

  /**
   * Of an earlier version: the pictures that it names and may bring back. Their files stay as long, unless staff delete
   * the picture itself.
   */
  @Column({ type: 'integer', array: true, default: [] })
  @Index({ type: 'gin' })
  pictureIds: number[];

  @TimeColumn({ nullable: true })
  publishAt: Date | null;

  /** Who wrote it; null where nobody of staff did, where that is not known, and once the account is gone. */
  @Column({ type: 'integer', nullable: true })
  authorId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  author: User | null;

  /** Who scheduled a draft or sent it to review. */
  @Column({ type: 'integer', nullable: true })
  decidedById: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  decidedBy: User | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
