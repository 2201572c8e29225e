import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

/** From when to when the office is open, in Africa/Addis_Ababa. */
export class OpenHoursDto {
  /** HH:MM. */
  @TimeOfDay()
  opens: string;

  /** HH:MM, later than it opens. */
  @TimeOfDay()
  closes: string;
}

function TimeOfDay(): PropertyDecorator {
  return applyDecorators(
    Matches(timeOfDay, { message: '$property must be a time of day such as 08:30.' }),
    ApiProperty({ type: String, pattern: timeOfDay.source }),
  );
}
