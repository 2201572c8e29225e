import { ApiProperty } from '@nestjs/swagger';
import type { Consultation } from '../consultation.entity.js';
import { ConsultationStatus, ConsultationType, MeetingType } from '../consultation.enums.js';

/** A meeting between the firm and a client, wished for or arranged. */
export class ConsultationDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  clientName: string;

  clientEmail: string;

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

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When the meeting begins.' })
  scheduledAt: Date | null;

  /** Minutes. */
  @ApiProperty({ type: 'integer' })
  duration: number;

  @ApiProperty({ enum: MeetingType, enumName: 'MeetingType' })
  meetingType: MeetingType;

  @ApiProperty({ type: String, nullable: true })
  location: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Address of the video call.' })
  meetingLink: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'What staff noted.' })
  notes: string | null;

  @ApiProperty({ enum: ConsultationStatus, enumName: 'ConsultationStatus' })
  status: ConsultationStatus;

  createdAt: Date;

  updatedAt: Date;

  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static from(consultation: Consultation): ConsultationDto {
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
      scheduledAt: consultation.scheduledAt,
      duration: consultation.duration,
      meetingType: consultation.meetingType,
      location: consultation.location,
      meetingLink: consultation.meetingLink,
      notes: consultation.notes,
      status: consultation.status,
      createdAt: consultation.createdAt,
      updatedAt: consultation.updatedAt,
      version: consultation.version,
    };
  }
}
