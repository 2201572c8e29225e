import { ApiProperty } from '@nestjs/swagger';
import { IsEnum, IsOptional } from 'class-validator';
import { Part } from '../../../common/validation/may-be-left-out.decorator.js';
import { Day } from '../../../common/validation/time.decorator.js';
import { Holiday } from '../holiday.enum.js';
import { DayNamesDto } from './day-names.dto.js';
import { OpenHoursDto } from './open-hours.dto.js';

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
