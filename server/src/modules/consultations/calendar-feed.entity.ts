import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn, Unique } from 'typeorm';
import { User } from '../accounts/accounts.module.js';

/** The secret address at which calendar programs of somebody who answers clients read the meetings. */
@Entity('calendar_feeds')
@Unique(['tokenHash'])
export class CalendarFeed {
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account: User;

  /** SHA-256 of what makes the address secret, hexadecimal; that itself is told once and kept nowhere. */
  @Column({ type: 'char', length: 64 })
  tokenHash: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
