import { ReadType } from '../../../common/fields/dto-types.js';
import { Email } from '../../../common/validation/email.decorator.js';
import { FieldNames } from '../../../common/validation/field-names.decorator.js';
import { personFields } from '../../../common/validation/person-fields.js';
import { Day } from '../../../common/validation/time.decorator.js';
import { Choice } from '../../../common/validation/choice.decorator.js';
import { LinkPurpose, LinkToken } from '../../secret-links/secret-links.module.js';
import { TimeSlot } from '../consultation-times.js';
import { Consultation } from '../consultation.entity.js';
import { ConsultationStatus } from '../consultation.enums.js';

/** The token after the # of the link in a mail about the consultation. */
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
  /** The address that the consultation was requested with. */
  @Email()
  email: string;
}

type OwnConsultationContext = Pick<OwnConsultationDto, 'consultant' | 'canChange' | 'changeUntilHours'>;

/** A consultation as its client sees it by the link of a mail: nothing that names the client. */
export class OwnConsultationDto extends ReadType(Consultation, [
  'status',
  'scheduledAt',
  'preferredDate',
  'preferredTime',
  'heldUntil',
  'duration',
  'meetingType',
  'location',
]) {
  /** Name of the consultant who holds it; null for a requested time, and where nobody in particular does. */
  consultant: string | null;

  /** Whether it can still be moved and cancelled by the link. */
  canChange: boolean;

  /** Until how many hours before it begins that can be done. */
  changeUntilHours: number;

  static with(consultation: Consultation, context: OwnConsultationContext): OwnConsultationDto {
    // What is in the trash does not take place.
    const status = consultation.deletedAt ? ConsultationStatus.CANCELLED : consultation.status;
    return { ...super.from(consultation), status, ...context };
  }
}
