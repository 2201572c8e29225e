import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn } from 'typeorm';
import { OptionalTextColumn, TimeColumn } from '../../common/database-columns.js';
import { User } from '../accounts/accounts.module.js';

/** In characters; what is longer is cut. */
export const longestUserAgent = 300;

/**
 * One sign-in of one account: the family of all refresh tokens that grew out of it. Only the newest token
 * of the family is good, and for a minute the one before it, whose holder is answered the newest again; an older
 * one ends the session.
 */
@Entity('sessions')
@Index(['userId'])
@Index(['expiresAt'])
export class Session {
  /** A random UUID; part of every refresh and access token of the session. */
  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: User;

  /** What the browser said of itself at the sign-in, for its owner to distinguish sessions. */
  @OptionalTextColumn(longestUserAgent)
  userAgent: string | null;

  /** SHA-256 of the newest refresh token, hexadecimal. */
  @Column({ type: 'char', length: 64 })
  refreshTokenHash: string;

  /** SHA-256 of the token that the newest one was exchanged for, hexadecimal. */
  @Column({ type: 'char', length: 64, nullable: true })
  previousTokenHash: string | null;

  /** What the newest token was made with from the one before it, which is not stored; 32 bytes, hexadecimal. */
  @Column({ type: 'char', length: 64, nullable: true })
  successorSalt: string | null;

  /** When the last exchange was. */
  @TimeColumn({ nullable: true })
  refreshedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** When the newest refresh token stops being good: each exchange puts it off, up to half a year after the sign-in. */
  @TimeColumn()
  expiresAt: Date;

  @TimeColumn({ nullable: true })
  endedAt: Date | null;
}
