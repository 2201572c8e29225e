import { ApiProperty } from '@nestjs/swagger';

/** How many consultations there are. */
export class ConsultationStatsDto {
  @ApiProperty({ type: 'integer' })
  totalConsultations: number;

  /** SCHEDULED or CONFIRMED, and still to begin. */
  @ApiProperty({ type: 'integer' })
  upcomingConsultations: number;

  /** Requests whose time is on hold and will be free again within 24 hours. */
  @ApiProperty({ type: 'integer' })
  endingHolds: number;

  @ApiProperty({ type: 'integer' })
  completedConsultations: number;
}
