import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { EnumCheck, EnumColumn, TimeColumn } from '../../common/database-columns.js';
import { type ClientKind, clientKinds } from '../../common/record-kind.js';

/**
 * A link to what the office has of somebody without an account: of a mail about a record, to that record; of a mail that
 * somebody asked for, to all records with an address; of a code and a phone number, to one record. It names nobody
 * itself.
 */
@Entity('person_links')
@Index(['subject', 'recordId'])
@Index(['expiresAt'])
@EnumCheck('person_links', 'subject', clientKinds)
export class PersonLink {
  /** SHA-256 of the link's token, hexadecimal; the token itself stands in the mail or in the browser only. */
  @PrimaryColumn({ type: 'char', length: 64 })
  tokenHash: string;

  @EnumColumn()
  subject: ClientKind;

  @Column({ type: 'integer' })
  recordId: number;

  /** Whether it leads to all records with the address of that one. */
  @Column({ type: 'boolean' })
  isMailbox: boolean;

  /** Whether it may erase what it leads to: not the link of a mail about a record, which may have been forwarded. */
  @Column({ type: 'boolean', default: false })
  canErase: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @TimeColumn()
  expiresAt: Date;
}
