import { textLimits } from '../../../common/text-limits.js';
import { OptionalText } from '../../../common/validation/text.decorator.js';
import { Day } from '../../../common/validation/time.decorator.js';

/** Days on which somebody takes no meetings, in Africa/Addis_Ababa. */
export class DaysAwayDto {
  /** The first of them. */
  @Day()
  from: string;

  /** The last of them, the same day or a later one. */
  @Day()
  to: string;

  /** For staff: "Leave". */
  @OptionalText(textLimits.short)
  reason?: string | null;
}
