import { Check, Column, DeleteDateColumn, Entity, Exclusion, Index, JoinColumn, ManyToOne } from 'typeorm';
import { HasCounters } from '../../common/counters/has-counters.decorator.js';
import {
  EnumCheck,
  EnumColumn,
  OptionalTextColumn,
  SortedTextColumn,
  TextColumn,
  TimeColumn,
} from '../../common/database-columns.js';
import { Consultant } from '../consultants/consultants.module.js';
import { longestLeadingPage } from '../visitors/visitors.module.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { Searched } from '../../common/search/searched.js';
import { StaffRecord } from '../../common/staff-record.js';
import { textLimits } from '../../common/text-limits.js';
import { ConsultationStatus, ConsultationType, MeetingType } from './consultation.enums.js';

/**
 * A meeting between the firm and a client, wished for or arranged. Two that are SCHEDULED or CONFIRMED never
 * overlap in time, but for those that different consultants hold: the database itself refuses the second.
 */
@Entity('consultations')
@HasCounters([], ['status'], ['type'], ['createdAt'])
@Index(['clientName'])
@Index(['clientEmail'])
@Index(['createdAt'])
@Index(['status', 'id'])
@Index(['status', 'createdAt'])
@Index(['type', 'createdAt'])
@Index(['scheduledAt'])
@Index(['heldUntil'], { where: 'held_until IS NOT NULL' })
@Index('consultations_scheduled_at_down_idx', { synchronize: false })
@Index(['consultantId', 'createdAt'])
@Index(['preferredDate'])
@Index('consultations_preferred_date_down_idx', { synchronize: false })
@Index('consultations_email_key_idx', { synchronize: false })
@Index('consultations_phone_key_idx', { synchronize: false })
@Index(['referenceCode'], { unique: true })
@EnumCheck('consultations', 'type', ConsultationType)
@EnumCheck('consultations', 'status', ConsultationStatus)
@EnumCheck('consultations', 'meeting_type', MeetingType)
@EnumCheck('consultations', 'language', SiteLanguage)
@Check('consultations_preferred_time_check', `preferred_time ~ '^[0-2][0-9]:[0-5][0-9]$'`)
@Check('consultations_duration_check', 'duration > 0')
@Check('consultations_ends_at_check', 'ends_at > scheduled_at')
@Exclusion(
  'consultations_no_overlap_excl',
  `USING gist (tstzrange(scheduled_at, ends_at) WITH &&, int4range(consultant_id, consultant_id, '[]') WITH &&) WHERE (status IN ('SCHEDULED', 'CONFIRMED') AND deleted_at IS NULL)`,
)
export class Consultation extends StaffRecord {
  @Searched({ isTitle: true })
  @SortedTextColumn(textLimits.name)
  clientName: string;

  /** Null where the client gave a phone number only, and is called. */
  @Searched()
  @OptionalTextColumn(textLimits.email)
  clientEmail: string | null;

  @Searched()
  @OptionalTextColumn(textLimits.phone)
  clientPhone: string | null;

  @Searched()
  @OptionalTextColumn(textLimits.name)
  clientCompany: string | null;

  @EnumColumn()
  type: ConsultationType;

  @Searched()
  @TextColumn(textLimits.title)
  topic: string;

  @OptionalTextColumn(textLimits.message)
  description: string | null;

  /** Who holds it; null where nobody said, so that it keeps everybody's time. */
  @Column({ type: 'integer', nullable: true })
  consultantId: number | null;

  @ManyToOne(() => Consultant, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'consultant_id' })
  consultant?: Consultant;

  /** Wished day in Africa/Addis_Ababa, YYYY-MM-DD. */
  @Column({ type: 'date', nullable: true })
  preferredDate: string | null;

  /** Wished time in Africa/Addis_Ababa, HH:MM. */
  @OptionalTextColumn(5)
  preferredTime: string | null;

  /** Until when its requested time is offered to nobody else; null where it is not held. */
  @TimeColumn({ nullable: true })
  heldUntil: Date | null;

  /** Keyed hash of the network that the request came from, while its time is held. */
  @OptionalTextColumn(64)
  heldBy: string | null;

  @TimeColumn({ nullable: true })
  scheduledAt: Date | null;

  /** scheduledAt plus duration; stored because a range over a computed end cannot be indexed. */
  @TimeColumn({ nullable: true })
  endsAt: Date | null;

  /** Minutes. */
  @Column({ type: 'integer', default: 60 })
  duration: number;

  @EnumColumn()
  meetingType: MeetingType;

  @OptionalTextColumn(textLimits.short)
  location: string | null;

  @OptionalTextColumn(textLimits.short)
  meetingLink: string | null;

  @OptionalTextColumn(textLimits.message)
  notes: string | null;

  /** The page of a project or service that the visitor had seen last: `/services/interior`. */
  @OptionalTextColumn(longestLeadingPage)
  cameFrom: string | null;

  @EnumColumn({ default: ConsultationStatus.REQUESTED })
  status: ConsultationStatus;

  /** Opens it without a link, together with the last digits of the phone; null for what came before there were such codes. */
  @Searched()
  @OptionalTextColumn(20)
  referenceCode: string | null;

  /** In which mails about this consultation are written. */
  @EnumColumn({ default: SiteLanguage.en })
  language: SiteLanguage;

  /** How often it went into the bin or came out of it, which its version does not count. */
  @Column({ type: 'integer', default: 0 })
  binMoves: number;

  /** When whoever it is about was taken out of it; from then on it is counted and nothing else. */
  @TimeColumn({ nullable: true })
  erasedAt: Date | null;

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;
}
