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
import { ContactInquiry } from './contact-inquiry.entity.js';

/** A later message of the sender of an inquiry. */
@Entity('inquiry_messages')
@Index(['inquiryId'])
export class InquiryMessage {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'integer' })
  inquiryId: number;

  @ManyToOne(() => ContactInquiry, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'inquiry_id' })
  inquiry: ContactInquiry;

  @TextField({ max: textLimits.message })
  content: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @SubmissionIdColumn()
  submissionId: string | null;

  @HashColumn()
  submissionBodyHash: string | null;
}
