import { DeleteDateColumn, Entity, Index } from 'typeorm';
import {
  EnumCheck,
  EnumColumn,
  OptionalTextColumn,
  SortedTextColumn,
  TextColumn,
} from '../../common/database-columns.js';
import { longestLeadingPage } from '../visitors/visitors.module.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { StaffRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';
import { ProjectType } from '../projects/projects.module.js';
import { InquiryStatus } from './inquiry-status.enum.js';

/** A message that a visitor left on the contact page. */
@Entity('contact_inquiries')
@Index(['fullName'])
@Index(['subject'])
@Index(['createdAt'])
@Index(['status', 'id'])
@Index(['status', 'createdAt'])
@Index(['projectType', 'createdAt'])
@EnumCheck('contact_inquiries', 'status', InquiryStatus)
@EnumCheck('contact_inquiries', 'project_type', ProjectType)
@EnumCheck('contact_inquiries', 'language', SiteLanguage)
export class ContactInquiry extends StaffRecord {
  @SortedTextColumn(textLimits.name)
  fullName: string;

  @TextColumn(textLimits.email)
  email: string;

  @OptionalTextColumn(textLimits.phone)
  phone: string | null;

  @SortedTextColumn(textLimits.title)
  subject: string;

  @TextColumn(textLimits.message)
  message: string;

  @EnumColumn({ nullable: true })
  projectType: ProjectType | null;

  /** The page of a project or service that the visitor had seen last: `/projects/entoto-ridge-house`. */
  @OptionalTextColumn(longestLeadingPage)
  cameFrom: string | null;

  @EnumColumn({ default: InquiryStatus.NEW })
  status: InquiryStatus;

  /** In which mails about this inquiry are written. */
  @EnumColumn({ default: SiteLanguage.en })
  language: SiteLanguage;

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
