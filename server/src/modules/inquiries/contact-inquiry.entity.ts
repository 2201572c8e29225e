import { Column, DeleteDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { HasCounters } from '../../common/counters/has-counters.decorator.js';
import {
  EnumCheck,
  EnumColumn,
  OptionalTextColumn,
  SortedTextColumn,
  TextColumn,
  TimeColumn,
} from '../../common/database-columns.js';
import { longestLeadingPage } from '../visitors/visitors.module.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { Searched } from '../../common/search/searched.js';
import { StaffRecord } from '../../common/staff-record.js';
import { Suspicion } from '../../common/suspicion.js';
import { textLimits } from '../../common/text-limits.js';
import { User } from '../accounts/accounts.module.js';
import { ProjectType } from '../projects/projects.module.js';
import { InquiryStatus } from './inquiry-status.enum.js';

/** A message that a visitor left on the contact page. */
@Entity('contact_inquiries')
@HasCounters([], ['status'], ['projectType'], ['createdAt'])
@Index(['fullName'])
@Index(['subject'])
@Index(['createdAt'])
@Index(['status', 'id'])
@Index(['status', 'createdAt'])
@Index(['projectType', 'createdAt'])
@Index(['ownerId', 'createdAt'])
@Index(['dueAt'], { where: "status = 'NEW' AND late_told_at IS NULL" })
@Index(['joinedIntoId'])
@Index(['isSpam', 'createdAt'])
@Index(['email', 'createdAt'])
@Index('contact_inquiries_email_key_idx', { synchronize: false })
@Index('contact_inquiries_phone_key_idx', { synchronize: false })
@Index(['referenceCode'], { unique: true })
@EnumCheck('contact_inquiries', 'status', InquiryStatus)
@EnumCheck('contact_inquiries', 'suspicion', Suspicion)
@EnumCheck('contact_inquiries', 'project_type', ProjectType)
@EnumCheck('contact_inquiries', 'language', SiteLanguage)
export class ContactInquiry extends StaffRecord {
  @Searched({ isTitle: true })
  @SortedTextColumn(textLimits.name)
  fullName: string;

  @Searched()
  @TextColumn(textLimits.email)
  email: string;

  @Searched()
  @OptionalTextColumn(textLimits.phone)
  phone: string | null;

  @Searched()
  @SortedTextColumn(textLimits.title)
  subject: string;

  @Searched()
  @TextColumn(textLimits.message)
  message: string;

  @EnumColumn({ nullable: true })
  projectType: ProjectType | null;

  /** The page of a project or service that the visitor had seen last: `/projects/entoto-ridge-house`. */
  @OptionalTextColumn(longestLeadingPage)
  cameFrom: string | null;

  @EnumColumn({ default: InquiryStatus.NEW })
  status: InquiryStatus;

  /** Opens it without a link, together with the last digits of the phone; null for what came before there were such codes. */
  @Searched()
  @OptionalTextColumn(20)
  referenceCode: string | null;

  /** In which mails about this inquiry are written. */
  @EnumColumn({ default: SiteLanguage.en })
  language: SiteLanguage;

  /** Who of staff sees to it; nobody's while it is null. */
  @Column({ type: 'integer', nullable: true })
  ownerId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'owner_id' })
  owner: User | null;

  /** By when it is to be answered; null for what came before there was such a time. */
  @TimeColumn({ nullable: true })
  dueAt: Date | null;

  /** When staff were told that it is late. */
  @TimeColumn({ nullable: true })
  lateToldAt: Date | null;

  /** When staff last wrote to whoever sent it; null where they wrote again since. */
  @TimeColumn({ nullable: true })
  repliedAt: Date | null;

  /** Nobody is told of it, and it is never late. */
  @Column({ type: 'boolean', default: false })
  isSpam: boolean;

  /** Why its mails were held back; null once staff said that it is no spam. */
  @EnumColumn({ nullable: true })
  suspicion: Suspicion | null;

  /** The inquiry of the same person that it says the same as; null while it stands for itself. */
  @Column({ type: 'integer', nullable: true })
  joinedIntoId: number | null;

  @ManyToOne(() => ContactInquiry, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'joined_into_id' })
  joinedInto: ContactInquiry | null;

  @TimeColumn({ nullable: true })
  joinedAt: Date | null;

  /** What it is again when it is separated. */
  @OptionalTextColumn(20)
  statusBeforeJoin: InquiryStatus | null;

  /** When whoever it is about was taken out of it; from then on it is counted and nothing else. */
  @TimeColumn({ nullable: true })
  erasedAt: Date | null;

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
