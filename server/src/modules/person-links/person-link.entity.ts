import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { EnumCheck, EnumColumn, OptionalTextColumn, TimeColumn } from '../../common/database-columns.js';
import { textLimits } from '../../common/text-limits.js';
import { PersonLinkSubject } from './person-link-subject.enum.js';

/**
 * A link to what the office has of somebody without an account: of whoever reads a mailbox, to all records with its
 * address; of whoever knows the code of one record and its phone number, to that record.
 */
@Entity('person_links')
@Index(['email'])
@Index(['subject', 'recordId'])
@Index(['expiresAt'])
@EnumCheck('person_links', 'subject', PersonLinkSubject)
@Check('person_links_scope_check', '(email IS NULL) = (record_id IS NOT NULL AND subject IS NOT NULL)')
export class PersonLink {
  /** SHA-256 of the link's token, hexadecimal; the token itself stands in the mail or in the browser only. */
  @PrimaryColumn({ type: 'char', length: 64 })
  tokenHash: string;

  /** In lower case. */
  @OptionalTextColumn(textLimits.email)
  email: string | null;

  @EnumColumn({ nullable: true })
  subject: PersonLinkSubject | null;

  @Column({ type: 'integer', nullable: true })
  recordId: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @TimeColumn()
  expiresAt: Date;
}
