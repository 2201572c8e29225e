import { ApiProperty } from '@nestjs/swagger';
import { Holiday } from '../holiday.enum.js';
import type { NamedDay } from '../special-days.js';
import { DayNamesDto } from './day-names.dto.js';
import { OpenHoursDto } from './open-hours.dto.js';

/** A day on which the office is not open as usual, and why. */
export class NamedDayDto {
  @ApiProperty({ type: String, format: 'date', description: 'In Africa/Addis_Ababa.' })
  day: string;

  /** Null where the office stays closed. */
  hours: OpenHoursDto | null;

  /** The holiday that it is. */
  holiday: Holiday | null;

  names: DayNamesDto;

  static from({ day, hours, holiday, names }: NamedDay): NamedDayDto {
    return { day, hours, holiday, names };
  }
}
