import { CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../accounts/accounts.module.js';

/** A code for whoever lost the authenticator app. It goes when it is used. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user: User;

  /** SHA-256 of the code, hexadecimal. */
  @PrimaryColumn({ type: 'char', length: 64 })
  codeHash: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
