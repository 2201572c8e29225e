import { ApiProperty } from '@nestjs/swagger';
import type { Consultation } from '../consultation.entity.js';
import { ConsultationType } from '../consultation.enums.js';
import { OwnConsultationDto } from './own-consultation.dto.js';

/** A consultation among all that the office has of somebody: with what they said of themselves. */
export class OwnAppointmentDto extends OwnConsultationDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null for what came before there were such codes.',
  })
  code: string | null;

  name: string;

  @ApiProperty({ type: String, nullable: true })
  email: string | null;

  @ApiProperty({ type: String, nullable: true })
  phone: string | null;

  @ApiProperty({ type: String, nullable: true })
  company: string | null;

  @ApiProperty({ enum: ConsultationType, enumName: 'ConsultationType' })
  type: ConsultationType;

  topic: string;

  @ApiProperty({ type: String, nullable: true })
  description: string | null;

  createdAt: Date;

  static with(consultation: Consultation, own: OwnConsultationDto): OwnAppointmentDto {
    const { id, referenceCode: code, clientName: name, clientEmail: email } = consultation;
    const { clientPhone: phone, clientCompany: company, type, topic, description, createdAt } = consultation;
    return { ...own, id, code, name, email, phone, company, type, topic, description, createdAt };
  }
}
