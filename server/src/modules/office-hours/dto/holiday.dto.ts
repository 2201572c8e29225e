import { ApiProperty } from '@nestjs/swagger';
import { Holiday } from '../holiday.enum.js';
import { DayNamesDto } from './day-names.dto.js';

/** A holiday that the calendar names. */
export class HolidayDto {
  @ApiProperty({ type: String, format: 'date' })
  day: string;

  holiday: Holiday;

  names: DayNamesDto;

  /** Whether it depends on who sees the moon where: it counts, and closes the office, once staff have entered its day. */
  isProposed: boolean;
}
