import { IntersectionType } from '@nestjs/swagger';
import type { OfficeHours } from '../office-hours.entity.js';
import { AffectedMeetingsDto } from './affected-meetings.dto.js';
import { OfficeWeekDto } from './office-week.dto.js';
import { SpecialDayDto } from './special-day.dto.js';

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
