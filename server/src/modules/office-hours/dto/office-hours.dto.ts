import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsEnum, IsInstance, IsOptional, ValidateNested } from 'class-validator';
import { MayBeLeftOut, Part } from '../../../common/validation/may-be-left-out.decorator.js';
import { Day } from '../../../common/validation/time.decorator.js';
import { BasedOnVersion } from '../../../common/validation/whole-number.decorator.js';
import { Holiday } from '../holiday.enum.js';
import type { OfficeHours } from '../office-hours.entity.js';
import {
  DayNamesDto,
  NamedDayDto,
  OfficeWeekDto,
  OpenHoursDto,
  UpdateOfficeWeekDto,
} from './office-week.dto.js';

/** The number of meetings that an answer lists. */
const mostListed = 50;

/** A scheduled meeting that a change obstructs. It stays scheduled until staff move or cancel it. */
export class AffectedMeetingDto {
  id: number;

  clientName: string;

  scheduledAt: Date;

  /** Minutes. */
  duration: number;

  /** Null where nobody in particular holds it. */
  consultantId: number | null;
}

/** What a change of hours, leave or consultants means for meetings. */
export class AffectedMeetingsDto {
  /** The scheduled meetings that the change obstructs, soonest first, at most 50. */
  @ApiProperty({ type: [AffectedMeetingDto], maxItems: mostListed })
  meetings: AffectedMeetingDto[];

  /** The number of all of them. */
  meetingCount: number;

  static from(meetings: AffectedMeetingDto[]): AffectedMeetingsDto {
    return { meetings: meetings.slice(0, mostListed), meetingCount: meetings.length };
  }
}

/** A day that is not as its weekday usually is, as staff enter it. */
export class SpecialDayDto {
  /** In Africa/Addis_Ababa. */
  @Day()
  day: string;

  /** When the office is open; null or left out: it stays closed. */
  @Part(OpenHoursDto, { nullable: true })
  hours?: OpenHoursDto | null;

  @IsOptional()
  @IsEnum(Holiday, { message: `$property must be one of ${Object.values(Holiday).join(', ')}.` })
  @ApiProperty({
    enum: Holiday,
    enumName: 'Holiday',
    required: false,
    nullable: true,
    description:
      'The holiday that it is: one on which the office is open all the same, or a feast that is confirmed.',
  })
  holiday?: Holiday | null;

  /** What it is called; a holiday has a name already. */
  @Part(DayNamesDto, { nullable: true })
  names?: DayNamesDto | null;
}

/** When the office is open, as staff edit it. */
export class OfficeHoursDto {
  week: OfficeWeekDto;

  /** What staff entered, in order; holidays that they said nothing about are not among them. */
  days: SpecialDayDto[];

  /** Grows with each change; send it along with an update. */
  version: number;

  static from({ week, days, version }: OfficeHours): OfficeHoursDto {
    return { week, days, version };
  }
}

/** The office hours after a change, and the scheduled meetings that it obstructs. */
export class UpdatedOfficeHoursDto extends IntersectionType(OfficeHoursDto, AffectedMeetingsDto) {}

/** When the office is open. */
export class PublicOfficeHoursDto {
  week: OfficeWeekDto;

  /** The days of the requested time on which it is otherwise, in order. */
  days: NamedDayDto[];
}

const mostDays = 400;

/** What staff may change of the office hours; what is left out stays. */
export class UpdateOfficeHoursDto {
  @Part(UpdateOfficeWeekDto)
  week?: UpdateOfficeWeekDto;

  /** All of them: those that are not named are gone. */
  @MayBeLeftOut()
  @ArrayMaxSize(mostDays, { message: `days has at most ${mostDays} entries. Remove those that are past.` })
  @IsArray({ message: 'days must be a list.' })
  @ValidateNested({ each: true })
  @IsInstance(SpecialDayDto, { each: true, message: 'Each of days must be an object.' })
  @Type(() => SpecialDayDto)
  @ApiProperty({ type: [SpecialDayDto], required: false, maxItems: mostDays })
  days?: SpecialDayDto[];

  @BasedOnVersion()
  version?: number;
}

/** Some time, at most two years. */
export class OfficeTimeQuery {
  /** The first day, in Africa/Addis_Ababa. */
  @Day()
  from: string;

  /** The last day. */
  @Day()
  to: string;
}
