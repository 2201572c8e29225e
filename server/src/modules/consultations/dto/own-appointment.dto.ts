import { IntersectionType } from '@nestjs/swagger';
import { pick, ReadType } from '../../../common/fields/dto-types.js';
import { OwnAttachmentDto } from '../../attachments/attachments.module.js';
import { Consultation } from '../consultation.entity.js';
import { OwnConsultationDto } from './own-consultation.dto.js';

const own = ['id', 'type', 'topic', 'description', 'createdAt'] as const;

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
