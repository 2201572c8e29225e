import { Check, Column, DeleteDateColumn, Entity, Exclusion, Index, ManyToOne } from 'typeorm';
import {
  EnumColumn,
  HashColumn,
  OptionalTextColumn,
  SubmissionIdColumn,
  TimeColumn,
} from '../../common/database-columns.js';
import { EmailField, TextField } from '../../common/fields/fields.js';
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
import { Consultant } from '../consultants/consultants.module.js';
import { longestLeadingPage } from '../visitors/visitors.module.js';
import { ConsultationStatus, ConsultationType, MeetingType } from './consultation.enums.js';

/**
 * A meeting between the firm and a client, requested or scheduled. Two that are SCHEDULED or CONFIRMED and have a
 * time never overlap, but for those that different consultants hold: the database itself refuses the second.
 */
@Entity('consultations')
@Index(['clientName'])
@Index(['clientEmail'])
@Index(['createdAt'])
@Index('consultations_counted_idx', ['createdAt', 'id', 'status', 'type', 'consultantId'], {
  where: 'deleted_at IS NULL',
})
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
@Index('consultations_phone_digits_idx', { synchronize: false })
@Index(['referenceCode'], { unique: true })
@Check('consultations_preferred_time_check', `preferred_time ~ '^[0-2][0-9]:[0-5][0-9]$'`)
@Check('consultations_duration_check', 'duration > 0')
@Check('consultations_ends_at_check', 'ends_at > scheduled_at')
@Exclusion(
  'consultations_no_overlap_excl',
  `USING gist (tstzrange(scheduled_at, ends_at) WITH &&, int4range(consultant_id, consultant_id, '[]') WITH &&) WHERE (status IN ('SCHEDULED', 'CONFIRMED') AND scheduled_at IS NOT NULL AND deleted_at IS NULL)`,
)
export class Consultation extends StaffRecord {
  @Searched({ isTitle: true })
  @TextField({ max: textLimits.name, isSorted: true })
  clientName: string;

  @Searched()
  @EmailField({
    nullable: true,
    description: 'Without it the client is called: no mail is written. One of email and phone is needed.',
  })
  clientEmail: string | null;

  @Searched()
  @TextField({ max: textLimits.phone, nullable: true })
  clientPhone: string | null;

  @Searched()
  @TextField({ max: textLimits.name, nullable: true })
  clientCompany: string | null;

  @EnumField(ConsultationType, 'ConsultationType')
  type: ConsultationType;

  @Searched()
  @TextField({ max: textLimits.title })
  topic: string;

  @TextField({ max: textLimits.message, nullable: true })
  description: string | null;

  @IntegerField(
    'Id of the consultant who holds it; null where nobody in particular does, so that it keeps everybody’s time.',
  )
  consultantId: number | null;

  @ManyToOne(() => Consultant, { onDelete: 'RESTRICT' })
  consultant?: Consultant;

  @ReadField(Column({ type: 'date', nullable: true }), {
    ...{ type: String, format: 'date', nullable: true },
    description: 'Requested day in Africa/Addis_Ababa.',
  })
  preferredDate: string | null;

  @ReadField(OptionalTextColumn(5), {
    ...{ type: String, pattern: '^[0-2][0-9]:[0-5][0-9]$', nullable: true },
    description: 'Requested time in Africa/Addis_Ababa.',
  })
  preferredTime: string | null;

  @TimeField('Until when nobody else is offered the requested time; null where it is not on hold.')
  heldUntil: Date | null;

  /** Keyed hash of the network that the request came from, while its time is held. */
  @OptionalTextColumn(64)
  heldBy: string | null;

  @TimeField('When the meeting begins.')
  scheduledAt: Date | null;

  /** scheduledAt plus duration; stored because a range over a computed end cannot be indexed. */
  @TimeColumn({ nullable: true })
  endsAt: Date | null;

  @ReadField(Column({ type: 'integer', default: 60 }), { type: 'integer', description: 'Minutes.' })
  duration: number;

  @EnumField(MeetingType, 'MeetingType')
  meetingType: MeetingType;

  @TextField({ max: textLimits.short, nullable: true })
  location: string | null;

  @TextField({
    ...{ max: textLimits.short, nullable: true, isInternal: true },
    description: 'Address of the video call.',
  })
  meetingLink: string | null;

  @TextField({
    ...{ max: textLimits.message, nullable: true, isInternal: true },
    description: 'What staff noted.',
  })
  notes: string | null;

  @TextField({
    ...{ max: longestLeadingPage, nullable: true, isInternal: true },
    description: 'The page of a project or service that was seen last: `/services/interior`.',
  })
  cameFrom: string | null;

  @EnumField(ConsultationStatus, 'ConsultationStatus', { default: ConsultationStatus.REQUESTED })
  status: ConsultationStatus;

  @Searched()
  @ReferenceCodeField()
  referenceCode: string | null;

  @TimeField(
    'By when it is to be answered: 24 hours of open office after it came. Null for what came before there was such a time.',
  )
  dueAt: Date | null;

  /** In which mails about this consultation are written. */
  @EnumColumn(SiteLanguage, { default: SiteLanguage.en })
  language: SiteLanguage;

  /** How often it went into the trash or came out of it, which its version does not count. */
  @Column({ type: 'integer', default: 0 })
  trashMoves: number;

  @ErasedAtField()
  erasedAt: Date | null;

  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt: Date | null;

  /** The time of the meeting whose client was last reminded; of a meeting that was moved since, another one. */
  @TimeColumn({ nullable: true })
  remindedOf: Date | null;

  @Column({ type: 'integer', nullable: true })
  remindedHours: number | null;

  @SubmissionIdColumn()
  submissionId: string | null;

  @HashColumn()
  submissionBodyHash: string | null;
}
