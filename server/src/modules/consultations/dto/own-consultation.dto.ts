import { IntersectionType } from '@nestjs/swagger';
import { pick, ReadType } from '../../../common/fields/dto-types.js';
import { Choice } from '../../../common/validation/choice.decorator.js';
import { FieldNames, personFields } from '../../../common/validation/field-names.decorator.js';
import { Email } from '../../../common/validation/text.decorator.js';
import { Day } from '../../../common/validation/time.decorator.js';
import { OwnAttachmentDto } from '../../attachments/attachments.module.js';
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

  static with(
    consultation: Consultation,
    context: Pick<OwnConsultationDto, 'consultant' | 'canChange' | 'changeUntilHours'>,
  ): OwnConsultationDto {
    // What is in the trash does not take place.
    const status = consultation.deletedAt ? ConsultationStatus.CANCELLED : consultation.status;
    return { ...super.from(consultation), status, ...context };
  }
}

const own = ['id', 'type', 'topic', 'description', 'dueAt', 'createdAt'] as const;

/** A consultation among all that the office has of somebody: with what they said of themselves. */
export class OwnAppointmentDto extends IntersectionType(OwnConsultationDto, ReadType(Consultation, own)) {
  /** Null for what came before there were such codes. */
  code: string | null;

  name: string;

  email: string | null;

  phone: string | null;

  company: string | null;

  /** The files that came with it. */
  attachments: OwnAttachmentDto[];

  static with(
    consultation: Consultation,
    seen: OwnConsultationDto,
    attachments: OwnAttachmentDto[],
  ): OwnAppointmentDto {
    const { referenceCode: code, clientName: name, clientEmail: email } = consultation;
    const { clientPhone: phone, clientCompany: company } = consultation;
    return { ...seen, ...pick(consultation, own), code, name, email, phone, company, attachments };
  }
}
