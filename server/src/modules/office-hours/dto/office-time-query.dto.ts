import { Day } from '../../../common/validation/time.decorator.js';

/** Some time, at most two years. */
export class OfficeTimeQuery {
  /** The first day, in Africa/Addis_Ababa. */
  @Day()
  from: string;

  /** The last day. */
  @Day()
  to: string;
}
