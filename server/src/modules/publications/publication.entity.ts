import {
  Check,
  Entity,
  Column,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { EnumCheck, EnumColumn, TimeColumn } from '../../common/database-columns.js';
import { RecordKind, contentKinds } from '../../common/record-kind.js';
import { User } from '../accounts/accounts.module.js';
import { type WaitingState, waitingStates } from './publication-state.enum.js';

/**
 * That a record which visitors do not see yet waits for something, or the private changes of one that they see. It
 * goes, by triggers of the database, when the record is shown, hidden or removed, whoever does it.
 */
@Entity('publications')
@Index(['publishAt'])
@Index(['accountId'])
@EnumCheck('publications', 'kind', contentKinds)
@EnumCheck('publications', 'state', waitingStates)
@Check('publications_publish_at_check', `(state = 'SCHEDULED') = (publish_at IS NOT NULL)`)
export class Publication {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  kind: RecordKind;

  @PrimaryColumn({ type: 'integer' })
  recordId: number;

  @EnumColumn()
  state: WaitingState;

  @TimeColumn({ nullable: true })
  publishAt: Date | null;

  /** Who said so; null once the account is gone. */
  @Column({ type: 'integer', nullable: true })
  accountId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'account_id' })
  account: User | null;

  @VersionColumn({ default: 1 })
  version: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
