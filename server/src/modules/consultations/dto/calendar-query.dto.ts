import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { earliestYear, latestYear } from '../../../common/validation/time.decorator.js';

const yearRange = `year must be from ${earliestYear} to ${latestYear}.`;

export class CalendarQuery {
  /** Default: the current year in Africa/Addis_Ababa. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'year must be a whole number.' })
  @Min(earliestYear, { message: yearRange })
  @Max(latestYear, { message: yearRange })
  year?: number;

  /** 1 to 12. Default: the current month in Africa/Addis_Ababa. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'month must be a whole number.' })
  @Min(1, { message: 'month must be from 1 to 12.' })
  @Max(12, { message: 'month must be from 1 to 12.' })
  month?: number;
}
