import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { pick, ReadType } from '../../../common/fields/dto-types.js';
import { AffectedMeetingsDto, OfficeWeekDto } from '../../office-hours/office-hours.module.js';
import { Consultant } from '../consultant.entity.js';

/** Days on which a consultant takes no meetings, in Africa/Addis_Ababa. */
export class ConsultantAbsenceDto {
  /** The first of them. */
  @ApiProperty({ type: String, format: 'date' })
  from: string;

  /** The last of them. */
  @ApiProperty({ type: String, format: 'date' })
  to: string;

  reason: string | null;
}

/** Somebody of the firm who meets clients. */
export class ConsultantDto extends ReadType(Consultant, [
  'id',
  'name',
  'title',
  'email',
  'isActive',
  'createdAt',
  'updatedAt',
  'version',
]) {
  /** Their own hours, null on days on which they meet nobody; null: they keep the office’s hours. */
  week: OfficeWeekDto | null;

  /** The days on which they are away, in order. */
  away: ConsultantAbsenceDto[];

  static override from(consultant: Consultant): ConsultantDto {
    return { ...super.from(consultant), ...pick(consultant, ['week', 'away']) };
  }
}

/** A consultant in the list. */
export class ListedConsultantDto extends ConsultantDto {
  /** How many consultations that they hold are still to come, requested ones too. */
  upcomingConsultations: number;
}

/** A consultant after a change, and the scheduled meetings that it obstructs. */
export class UpdatedConsultantDto extends IntersectionType(ConsultantDto, AffectedMeetingsDto) {}
