import { ApiProperty } from '@nestjs/swagger';
import type { Consultation } from '../consultation.entity.js';
import { RequestedConsultationDto } from './requested-consultation.dto.js';

/** A meeting between the firm and a client, wished for or arranged, as staff keep it. */
export class ConsultationDto extends RequestedConsultationDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Id of the consultant who holds it; null where nobody in particular does, so that it keeps everybody’s time.',
  })
  consultantId: number | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When the meeting begins.' })
  scheduledAt: Date | null;

  @ApiProperty({ type: String, nullable: true, description: 'Address of the video call.' })
  meetingLink: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'What staff noted.' })
  notes: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The page of a project or service that led to it.',
  })
  cameFrom: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When its person was erased: from then on it is counted and cannot be changed.',
  })
  erasedAt: Date | null;

  updatedAt: Date;

  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static override from(consultation: Consultation): ConsultationDto {
    const { consultantId, scheduledAt, meetingLink, notes, cameFrom, erasedAt, updatedAt, version } =
      consultation;
    const requested = RequestedConsultationDto.from(consultation);
    const forStaff = { consultantId, scheduledAt, meetingLink, notes, cameFrom, erasedAt };
    return { ...requested, ...forStaff, updatedAt, version };
  }
}
