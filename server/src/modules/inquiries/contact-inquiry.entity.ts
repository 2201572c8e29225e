import { Column, DeleteDateColumn, Entity, Index, ManyToOne } from 'typeorm';
import {
  HashColumn,
  OptionalTextColumn,
  SubmissionIdColumn,
  TimeColumn,
} from '../../common/database-columns.js';
import { EmailField, SwitchField, TextField } from '../../common/fields/fields.js';
import {
  EnumField,
  ErasedAtField,
  IntegerField,
  ReadField,
  ReferenceCodeField,
  TimeField,
} from '../../common/fields/read-fields.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { Searched } from '../../common/search/searched.js';
import { StaffRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';
import { Suspicion } from '../../common/validation/suspicion.js';
import { User } from '../accounts/accounts.module.js';
import { ProjectType } from '../projects/projects.module.js';
import { longestLeadingPage } from '../visitors/visitors.module.js';
import { InquiryProjectDto } from './dto/inquiry-project.dto.js';
import { InquiryStatus } from './inquiry-status.enum.js';

/** A message that a visitor left on the contact page. */
@Entity('contact_inquiries')
@Index(['fullName'])
@Index(['subject'])
@Index(['createdAt'])
@Index('contact_inquiries_counted_idx', ['createdAt', 'id', 'status', 'projectType', 'isSpam', 'ownerId'], {
  where: 'deleted_at IS NULL',
})
@Index(['status', 'id'])
@Index(['status', 'createdAt'])
@Index(['projectType', 'createdAt'])
@Index(['ownerId', 'createdAt'])
@Index(['dueAt'], { where: 'replied_at IS NULL AND late_told_at IS NULL' })
@Index(['mergedIntoId'])
@Index(['isSpam', 'createdAt'])
@Index(['email', 'createdAt'])
@Index('contact_inquiries_email_key_idx', { synchronize: false })
@Index('contact_inquiries_phone_digits_idx', { synchronize: false })
@Index(['referenceCode'], { unique: true })
export class ContactInquiry extends StaffRecord {
  @Searched({ isTitle: true })
  @TextField({ max: textLimits.name, isSorted: true })
  fullName: string;

  @Searched()
  @EmailField()
  email: string;

  @Searched()
  @TextField({ max: textLimits.phone, nullable: true })
  phone: string | null;

  @Searched()
  @TextField({ max: textLimits.title, isSorted: true })
  subject: string;

  @Searched({ most: 1000 })
  @TextField({ max: textLimits.message })
  message: string;

  @EnumField(ProjectType, 'ProjectType', { nullable: true })
  projectType: ProjectType | null;

  @TextField({
    ...{ max: longestLeadingPage, nullable: true, isInternal: true },
    description: 'The page of a project or service that was seen last: `/projects/entoto-ridge-house`.',
  })
  cameFrom: string | null;

  @ReadField(Column({ type: 'jsonb', default: [] }), {
    type: [InquiryProjectDto],
    description: 'The projects that it is about, as they were called in English when it was sent.',
  })
  projects: InquiryProjectDto[];

  @EnumField(InquiryStatus, 'InquiryStatus', { default: InquiryStatus.NEW })
  status: InquiryStatus;

  @Searched()
  @ReferenceCodeField()
  referenceCode: string | null;

  @EnumField(SiteLanguage, 'SiteLanguage', {
    default: SiteLanguage.en,
    description: 'In which mails about it are written: that of the page it was sent from.',
  })
  language: SiteLanguage;

  @IntegerField(
    'Account of who sees to it; null while nobody does. GET /contact-inquiries/owners has the names.',
  )
  ownerId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  owner: User | null;

  @TimeField(
    'By when it is to be answered: 24 hours of open office after it came. Null for what came before there was such a time, and for what became a project until its client writes again.',
  )
  dueAt: Date | null;

  /** When staff were notified that it is late. */
  @TimeColumn({ nullable: true })
  lateToldAt: Date | null;

  @TimeField('When staff last wrote to the sender; null where the sender wrote again since.')
  repliedAt: Date | null;

  @SwitchField({
    default: false,
    description: 'Whether it is spam, or looks like it: nobody is notified of it, and it is never late.',
  })
  isSpam: boolean;

  @EnumField(Suspicion, 'InquirySuspicion', {
    nullable: true,
    description: 'Why it looks like spam and its mails were held back; null once staff said that it is none.',
  })
  suspicion: Suspicion | null;

  @IntegerField('The inquiry of the same person that it is merged into; null while it is one of its own.')
  mergedIntoId: number | null;

  @ManyToOne(() => ContactInquiry, { onDelete: 'SET NULL' })
  mergedInto: ContactInquiry | null;

  @TimeField('Since when it is merged into that.')
  mergedAt: Date | null;

  /** What it is again when it is unmerged. */
  @OptionalTextColumn(20)
  statusBeforeMerge: InquiryStatus | null;

  @ErasedAtField()
  erasedAt: Date | null;

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;

  @SubmissionIdColumn()
  submissionId: string | null;

  @HashColumn()
  submissionBodyHash: string | null;
}
