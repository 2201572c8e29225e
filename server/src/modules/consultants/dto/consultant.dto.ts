import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInstance, ValidateNested } from 'class-validator';
import { pick, ReadType, RequestType, UpdateType } from '../../../common/fields/dto-types.js';
import { textLimits } from '../../../common/text-limits.js';
import { MayBeLeftOut, Part } from '../../../common/validation/may-be-left-out.decorator.js';
import { OptionalText } from '../../../common/validation/text.decorator.js';
import { Day } from '../../../common/validation/time.decorator.js';
import {
  AffectedMeetingsDto,
  OfficeWeekDto,
  UpdateOfficeWeekDto,
} from '../../office-hours/office-hours.module.js';
import { Consultant } from '../consultant.entity.js';

/** Days on which somebody takes no meetings, in Africa/Addis_Ababa. */
export class DaysAwayDto {
  /** The first of them. */
  @Day()
  from: string;

  /** The last of them, the same day or a later one. */
  @Day()
  to: string;

  /** For staff: "Leave". */
  @OptionalText(textLimits.short)
  reason?: string | null;
}

/** Days on which a consultant takes no meetings, in Africa/Addis_Ababa. */
class ConsultantAbsenceDto {
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

const mostAbsences = 100;

/** Somebody of the firm who meets clients. */
export class CreateConsultantDto extends RequestType(Consultant, ['name'], ['title', 'email', 'isActive']) {
  /**
   * Their own hours, which replace the office's on the days on which it is open; on the days of the week that
   * are null or left out they meet nobody. Null: they keep the office's hours.
   */
  @Part(UpdateOfficeWeekDto, { nullable: true })
  week?: UpdateOfficeWeekDto | null;

  /** All days on which they are away: those that are not named are gone. */
  @MayBeLeftOut()
  @ArrayMaxSize(mostAbsences, {
    message: `away has at most ${mostAbsences} entries. Remove those that are past.`,
  })
  @IsArray({ message: 'away must be a list.' })
  @ValidateNested({ each: true })
  @IsInstance(DaysAwayDto, { each: true, message: 'Each of away must be an object.' })
  @Type(() => DaysAwayDto)
  @ApiProperty({ type: [DaysAwayDto], required: false, maxItems: mostAbsences })
  away?: DaysAwayDto[];
}

/** What to change of a consultant; what is left out stays. */
export class UpdateConsultantDto extends UpdateType(CreateConsultantDto) {}
