import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { TimeColumn } from '../../common/database-columns.js';
import { User } from '../users/users.module.js';

/**
 * One sign-in of one account: the family of all refresh tokens that grew out of it. Only the newest token
 * of the family is good; an older one presented again ends the session.
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
  @JoinColumn({ name: 'user_id' })
  user: User;

  /** SHA-256 of the newest refresh token, hexadecimal. */
  @Column({ type: 'char', length: 64 })
  refreshTokenHash: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** When the newest refresh token stops being good. */
  @TimeColumn()
  expiresAt: Date;

  @TimeColumn({ nullable: true })
  endedAt: Date | null;
}
