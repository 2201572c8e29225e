import { NamedDayDto } from './named-day.dto.js';
import { OfficeWeekDto } from './office-week.dto.js';

/** When the office is open. */
export class PublicOfficeHoursDto {
  week: OfficeWeekDto;

  /** The days of the requested time on which it is otherwise, in order. */
  days: NamedDayDto[];
}
