import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { pick, ReadType } from '../../../common/fields/dto-types.js';
import { OwnAttachmentDto } from '../../attachments/attachments.module.js';
import { Consultation } from '../consultation.entity.js';
import { OwnConsultationDto } from './own-consultation.dto.js';

const own = ['id', 'type', 'topic', 'description', 'createdAt'] as const;

/** A consultation among all that the office has of somebody: with what they said of themselves. */
export class OwnAppointmentDto extends IntersectionType(OwnConsultationDto, ReadType(Consultation, own)) {
  /** Null for what came before there were such codes. */
  @ApiProperty({ type: String, nullable: true })
  code: string | null;

  name: string;

  @ApiProperty({ type: String, nullable: true })
  email: string | null;

  @ApiProperty({ type: String, nullable: true })
  phone: string | null;

  @ApiProperty({ type: String, nullable: true })
  company: string | null;

  /** The files that came with it. */
  @ApiProperty({ type: [OwnAttachmentDto] })
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
