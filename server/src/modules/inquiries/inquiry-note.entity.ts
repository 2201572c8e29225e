import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { HashColumn, SubmissionIdColumn } from '../../common/database-columns.js';
import { TextField } from '../../common/fields/fields.js';
import { textLimits } from '../../common/text-limits.js';
import { User } from '../accounts/accounts.module.js';
import { ContactInquiry } from './contact-inquiry.entity.js';

/** What a member of staff noted about an inquiry. */
@Entity('inquiry_notes')
@Index(['inquiryId'])
@Index(['authorId'])
export class InquiryNote {
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

  @TextField({ max: textLimits.message })
  content: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @SubmissionIdColumn()
  submissionId: string | null;

  @HashColumn()
  submissionBodyHash: string | null;
}
