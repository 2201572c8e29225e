import { ApiProperty } from '@nestjs/swagger';
import { Email } from '../../../common/validation/email.decorator.js';
import { FieldNames } from '../../../common/validation/field-names.decorator.js';
import { personFields } from '../../../common/validation/person-fields.js';
import { Day } from '../../../common/validation/time.decorator.js';
import { Choice } from '../../../common/validation/choice.decorator.js';
import { LinkPurpose, LinkToken } from '../../secret-links/secret-links.module.js';
import { TimeSlot } from '../consultation-times.js';
import type { Consultation } from '../consultation.entity.js';
import { ConsultationStatus, MeetingType } from '../consultation.enums.js';

/** Whose consultation it is: what stands behind the # of the link in a mail about it. */
export class OwnConsultationLinkDto {
  @LinkToken(LinkPurpose.CONSULTATION)
  token: string;
}

/** A day of which its client wants to know the times. */
@FieldNames<OwnConsultationTimesDto, 'token'>({ date: personFields.date })
export class OwnConsultationTimesDto extends OwnConsultationLinkDto {
  /** In Africa/Addis_Ababa. */
  @Day()
  date: string;
}

/** Where its client moves a consultation. */
@FieldNames<MoveOwnConsultationDto, 'token' | 'time'>({ date: personFields.date })
export class MoveOwnConsultationDto extends OwnConsultationTimesDto {
  @Choice(TimeSlot, 'TimeSlot')
  time: TimeSlot;
}

/** Who wants a new link. */
@FieldNames<NewConsultationLinkDto>({ email: personFields.email })
export class NewConsultationLinkDto {
  /** The address that the consultation was asked for with. */
  @Email()
  email: string;
}

type OwnConsultationContext = Pick<OwnConsultationDto, 'consultant' | 'canChange' | 'changeUntilHours'>;

/** A consultation as its client sees it by the link of a mail: nothing that names the client. */
export class OwnConsultationDto {
  @ApiProperty({ enum: ConsultationStatus, enumName: 'ConsultationStatus' })
  status: ConsultationStatus;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When it begins.' })
  scheduledAt: Date | null;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'Wished day in Africa/Addis_Ababa, where nothing is arranged yet.',
  })
  preferredDate: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Wished time in Africa/Addis_Ababa, HH:MM, where nothing is arranged yet.',
  })
  preferredTime: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when nobody else is offered the wished time; null where it is not on hold.',
  })
  heldUntil: Date | null;

  /** Minutes. */
  @ApiProperty({ type: 'integer' })
  duration: number;

  @ApiProperty({ enum: MeetingType, enumName: 'MeetingType' })
  meetingType: MeetingType;

  @ApiProperty({ type: String, nullable: true })
  location: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Name of the consultant who holds it; null for a wish, and where nobody in particular does.',
  })
  consultant: string | null;

  /** Whether it can still be moved and cancelled by the link. */
  canChange: boolean;

  /** Until how many hours before it begins that can be done. */
  @ApiProperty({ type: 'integer' })
  changeUntilHours: number;

  static from(
    consultation: Consultation,
    { consultant, canChange, changeUntilHours }: OwnConsultationContext,
  ): OwnConsultationDto {
    const { status, deletedAt, scheduledAt, preferredDate, preferredTime, heldUntil } = consultation;
    const { duration, meetingType, location } = consultation;
    return {
      // What lies in the bin does not take place.
      status: deletedAt ? ConsultationStatus.CANCELLED : status,
      ...{ scheduledAt, preferredDate, preferredTime, heldUntil, duration, meetingType, location },
      ...{ consultant, canChange, changeUntilHours },
    };
  }
}
