import { ApiProperty } from '@nestjs/swagger';
import type { Consultation } from '../consultation.entity.js';
import { ConsultationStatus, ConsultationType, MeetingType } from '../consultation.enums.js';

/** What is read of it. */
export const requestedConsultationFields = [
  'id',
  'clientName',
  'clientEmail',
  'clientPhone',
  'clientCompany',
  'type',
  'topic',
  'description',
  'preferredDate',
  'preferredTime',
  'heldUntil',
  'duration',
  'meetingType',
  'location',
  'status',
  'referenceCode',
  'createdAt',
] as const;

/** A consultation as the client who asked for it is answered: what the client said, and what became of it. */
export class RequestedConsultationDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  clientName: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null where the client gave a phone number only.',
  })
  clientEmail: string | null;

  @ApiProperty({ type: String, nullable: true })
  clientPhone: string | null;

  @ApiProperty({ type: String, nullable: true })
  clientCompany: string | null;

  @ApiProperty({ enum: ConsultationType, enumName: 'ConsultationType' })
  type: ConsultationType;

  topic: string;

  @ApiProperty({ type: String, nullable: true })
  description: string | null;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'Wished day in Africa/Addis_Ababa.',
  })
  preferredDate: string | null;

  @ApiProperty({
    type: String,
    pattern: '^[0-2][0-9]:[0-5][0-9]$',
    nullable: true,
    description: 'Wished time in Africa/Addis_Ababa.',
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

  @ApiProperty({ enum: ConsultationStatus, enumName: 'ConsultationStatus' })
  status: ConsultationStatus;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Opens it on the page of what a person sent, together with the last four digits of the phone, such as 7KQ4-M2XB-9HTD. Null for what came before there were such codes.',
  })
  referenceCode: string | null;

  createdAt: Date;

  static from(
    consultation: Pick<Consultation, (typeof requestedConsultationFields)[number]>,
  ): RequestedConsultationDto {
    return {
      id: consultation.id,
      clientName: consultation.clientName,
      clientEmail: consultation.clientEmail,
      clientPhone: consultation.clientPhone,
      clientCompany: consultation.clientCompany,
      type: consultation.type,
      topic: consultation.topic,
      description: consultation.description,
      preferredDate: consultation.preferredDate,
      preferredTime: consultation.preferredTime,
      heldUntil: consultation.heldUntil,
      duration: consultation.duration,
      meetingType: consultation.meetingType,
      location: consultation.location,
      status: consultation.status,
      referenceCode: consultation.referenceCode,
      createdAt: consultation.createdAt,
    };
  }
}
