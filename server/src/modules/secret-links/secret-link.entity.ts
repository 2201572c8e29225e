import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { EnumColumn, OptionalTextColumn, TimeColumn } from '../../common/database-columns.js';
import { linkedKinds, type RecordKind } from '../../common/record-kind.js';
import { textLimits } from '../../common/text-limits.js';
import { User } from '../accounts/accounts.module.js';
import { LinkPurpose } from './link-purpose.enum.js';

/** Links of which a subject has one: an account, or a consultant, has one calendar address. */
export const oneOfASubject = `purpose = '${LinkPurpose.CALENDAR}'`;

/** A link that works without signing in. Only the hash of its token is stored. */
@Entity('secret_links')
@Unique(['tokenHash'])
@Index(['kind', 'recordId', 'purpose'])
@Index(['kind', 'recordId'], { unique: true, where: oneOfASubject })
@Index(['createdById'])
@Index(['expiresAt'])
export class SecretLink {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** SHA-256 of the token, hexadecimal. */
  @Column({ type: 'char', length: 64 })
  tokenHash: string;

  @EnumColumn(LinkPurpose)
  purpose: LinkPurpose;

  /** With `recordId`: the subject of the link, an account (`user`) too. */
  @EnumColumn(linkedKinds)
  kind: RecordKind;

  @Column({ type: 'integer' })
  recordId: number;

  /** The address that a link of an account confirms: its own, or the one that it is to have. */
  @OptionalTextColumn(textLimits.email)
  email: string | null;

  /** The session that a ticket belongs to. */
  @Column({ type: 'uuid', nullable: true })
  sessionId: string | null;

  /** Who made a preview or shared a pack; null once the account is deleted. */
  @Column({ type: 'integer', nullable: true })
  createdById: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  createdBy: User | null;

  /** Null: it is good until it is revoked. */
  @TimeColumn({ nullable: true })
  expiresAt: Date | null;

  /** Null: without a limit. */
  @Column({ type: 'integer', nullable: true })
  usesLeft: number | null;

  /** What is asked of who opens it; null: nothing. */
  @OptionalTextColumn(200)
  passwordHash: string | null;

  /** How often somebody read what it opens, where that is counted. */
  @Column({ type: 'integer', default: 0 })
  openedCount: number;

  @TimeColumn({ nullable: true })
  openedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
