import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { HashColumn, SubmissionIdColumn, TextColumn } from '../../common/database-columns.js';
import { TextField } from '../../common/fields/fields.js';
import { textLimits } from '../../common/text-limits.js';
import { User } from '../accounts/accounts.module.js';
import { ContactInquiry } from './contact-inquiry.entity.js';

/** A mail with which a member of staff answered an inquiry, as it was written. */
@Entity('inquiry_replies')
@Index(['inquiryId'])
@Index(['authorId'])
export class InquiryReply {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'integer' })
  inquiryId: number;

  @ManyToOne(() => ContactInquiry, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'inquiry_id' })
  inquiry: ContactInquiry;

  /** Null once the author's account is gone. */
  @Column({ type: 'integer', nullable: true })
  authorId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'author_id' })
  author: User | null;

  @TextField({ max: textLimits.title })
  subject: string;

  @TextField({
    max: textLimits.message,
    description: 'With its greeting; an empty line begins a paragraph.',
  })
  content: string;

  /** By which the outbox knows what became of it, for as long as mails are stored there. */
  @TextColumn(textLimits.short)
  messageId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @SubmissionIdColumn()
  submissionId: string | null;

  @HashColumn()
  submissionBodyHash: string | null;
}
