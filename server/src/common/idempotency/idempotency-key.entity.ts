import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * That a request with an Idempotency-Key was carried out, and what was answered. A database that falls into
 * wrong hands reveals nothing: the key is stored as a hash, and the answer is sealed with the key itself.
 */
@Entity('idempotency_keys')
@Index(['createdAt'])
export class IdempotencyRecord {
  /** SHA-256 of route and key, hexadecimal. */
  @PrimaryColumn({ type: 'char', length: 64 })
  keyHash: string;

  /** SHA-256 of the body, keyed with the key, hexadecimal. */
  @Column({ type: 'char', length: 64 })
  bodyHash: string;

  /** The sealed answer; empty while the request is being carried out. */
  @Column({ type: 'text', default: '' })
  sealedAnswer: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
