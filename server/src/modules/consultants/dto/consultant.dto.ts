import { ApiProperty } from '@nestjs/swagger';
import { OfficeWeekDto } from '../../office-hours/office-hours.module.js';
import type { Consultant } from '../consultant.entity.js';

/** Days on which a consultant takes no meetings, in Africa/Addis_Ababa. */
export class ConsultantAbsenceDto {
  @ApiProperty({ type: String, format: 'date', description: 'The first of them.' })
  from: string;

  @ApiProperty({ type: String, format: 'date', description: 'The last of them.' })
  to: string;

  @ApiProperty({ type: String, nullable: true })
  reason: string | null;
}

/** Somebody of the firm who meets clients. */
export class ConsultantDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  name: string;

  @ApiProperty({ type: String, nullable: true, description: 'What they do in the firm.' })
  title: string | null;

  @ApiProperty({ type: String, nullable: true })
  email: string | null;

  /** Whether clients are offered their times, and staff can choose them. */
  isActive: boolean;

  @ApiProperty({
    type: OfficeWeekDto,
    nullable: true,
    description:
      'Their own hours, null on days on which they meet nobody; null: they keep the office’s hours.',
  })
  week: OfficeWeekDto | null;

  @ApiProperty({ type: [ConsultantAbsenceDto], description: 'The days on which they are away, in order.' })
  away: ConsultantAbsenceDto[];

  createdAt: Date;

  updatedAt: Date;

  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static from(consultant: Consultant): ConsultantDto {
    const { id, name, title, email, isActive, week, away, createdAt, updatedAt, version } = consultant;
    return { id, name, title, email, isActive, week, away, createdAt, updatedAt, version };
  }
}

/** A consultant in the list. */
export class ListedConsultantDto extends ConsultantDto {
  /** How many consultations that they hold are still to come, asked for ones too. */
  @ApiProperty({ type: 'integer' })
  comingConsultations: number;
}
