import { largestId } from '../../../common/validation/path-param.decorator.js';
import { earliestYear, latestYear } from '../../../common/validation/time.decorator.js';
import { WholeNumber } from '../../../common/validation/whole-number.decorator.js';

export class CalendarQuery {
  /** Default: the current year in Africa/Addis_Ababa. */
  @WholeNumber(earliestYear, latestYear)
  year?: number;

  /** 1 to 12. Default: the current month in Africa/Addis_Ababa. */
  @WholeNumber(1, 12)
  month?: number;

  /** Only what this consultant holds; 0 for what nobody in particular does. */
  @WholeNumber(0, largestId)
  consultantId?: number;
}
