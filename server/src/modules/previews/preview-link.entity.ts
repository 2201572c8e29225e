import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { EnumCheck, EnumColumn, TextColumn, TimeColumn } from '../../common/database-columns.js';
import { RecordKind, contentKinds } from '../../common/record-kind.js';
import { User } from '../accounts/accounts.module.js';

/** In hexadecimal digits. */
const hashLength = 64;

/**
 * A link with which anybody looks at a record that visitors do not see yet. The token in it is kept nowhere, only its
 * hash. It goes with the record, by triggers of the database.
 */
@Entity('preview_links')
@Index(['kind', 'recordId'])
@Index(['accountId'])
@Index(['expiresAt'])
@EnumCheck('preview_links', 'kind', contentKinds)
export class PreviewLink {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @EnumColumn()
  kind: RecordKind;

  @Column({ type: 'integer' })
  recordId: number;

  @TextColumn(hashLength)
  tokenHash: string;

  /** Who made it; null once the account is gone. */
  @Column({ type: 'integer', nullable: true })
  accountId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'account_id' })
  account: User | null;

  @TimeColumn()
  expiresAt: Date;

  /** Set once somebody took it back. */
  @TimeColumn({ nullable: true })
  withdrawnAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
