import { ApiProperty } from '@nestjs/swagger';

/** How many consultations there are. */
export class ConsultationStatsDto {
  @ApiProperty({ type: 'integer' })
  totalConsultations: number;

  /** SCHEDULED or CONFIRMED, and still to begin. */
  @ApiProperty({ type: 'integer' })
  upcomingConsultations: number;

  @ApiProperty({ type: 'integer' })
  completedConsultations: number;
}
