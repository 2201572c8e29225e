import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { EnumCheck, EnumColumn, TextColumn, TimeColumn } from '../../common/database-columns.js';
import { textLimits } from '../../common/text-limits.js';
import { User } from '../accounts/accounts.module.js';
import { LinkPurpose } from './link-purpose.enum.js';

/** A link that somebody was sent by mail, good once and for a while: whoever has it reads the mails of that address. */
@Entity('account_links')
@Index(['userId', 'purpose'])
@Index(['expiresAt'])
@EnumCheck('account_links', 'purpose', LinkPurpose)
export class AccountLink {
  /** SHA-256 of the link's token, hexadecimal; the token itself stands in the mail only. */
  @PrimaryColumn({ type: 'char', length: 64 })
  tokenHash: string;

  @EnumColumn()
  purpose: LinkPurpose;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user: User;

  /** The address that it is about: the account's own, or the one that it is to have. */
  @TextColumn(textLimits.email)
  email: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @TimeColumn()
  expiresAt: Date;

  @TimeColumn({ nullable: true })
  usedAt: Date | null;
}
