import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { User } from '../accounts/accounts.module.js';

/** What an account's authenticator app and the server share; requested once the account says so (`secondFactorSince`). */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn({ type: 'integer' })
  userId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user: User;

  /** Base32, of which codes are made (RFC 6238), sealed with the signing secret: see `sealed-secrets.ts`. */
  @Column({ type: 'varchar', length: 200 })
  secret: string;

  /** The half minute, counted since 1970, of the last code that was right: none is good twice. */
  @Column({ type: 'integer', default: 0 })
  lastStep: number;

  /** SHA-256 of the codes for somebody who lost the app, hexadecimal. Each goes when it is used. */
  @Column({ type: 'char', length: 64, array: true, default: [] })
  recoveryCodeHashes: string[];
}
