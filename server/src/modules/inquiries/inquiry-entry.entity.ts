import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import {
  EnumColumn,
  HashColumn,
  OptionalTextColumn,
  SubmissionIdColumn,
} from '../../common/database-columns.js';
import { TextField } from '../../common/fields/fields.js';
import { textLimits } from '../../common/text-limits.js';
import { User } from '../accounts/accounts.module.js';
import { ContactInquiry } from './contact-inquiry.entity.js';

export enum InquiryEntryType {
  /** What a member of staff noted about it. */
  NOTE = 'NOTE',
  /** A mail with which a member of staff answered it, as it was written. */
  REPLY = 'REPLY',
  /** A later message of its sender. */
  MESSAGE = 'MESSAGE',
}

/** What was written about an inquiry after it came. */
@Entity('inquiry_entries')
@Index(['inquiryId'])
@Index(['authorId'])
export class InquiryEntry {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'integer' })
  inquiryId: number;

  @ManyToOne(() => ContactInquiry, { onDelete: 'CASCADE' })
  inquiry: ContactInquiry;

  @EnumColumn(InquiryEntryType)
  type: InquiryEntryType;

  /** Null for a message, and once the author's account is gone. */
  @Column({ type: 'integer', nullable: true })
  authorId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  author: User | null;

  /** Of a reply. */
  @OptionalTextColumn(textLimits.title)
  subject: string | null;

  @TextField({ max: textLimits.message })
  content: string;

  /** Of a reply: by which the outbox knows what became of it, for as long as mails are stored there. */
  @OptionalTextColumn(textLimits.short)
  messageId: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @SubmissionIdColumn()
  submissionId: string | null;

  @HashColumn()
  submissionBodyHash: string | null;
}
