import { textLimits } from '../../../common/text-limits.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { Day } from '../../../common/validation/time.decorator.js';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';
import { RequiredNumber } from '../../../common/validation/whole-number.decorator.js';

/** So much can be paid with one order with no number growing too long for its column. */
export const largestChangeAmount = 50_000_000;
const mostWorkingDays = 365;

/** What a change costs, and how long it takes. */
export class QuoteOrderChangeDto {
  /** Whole ETB, beside the price of the design. */
  @RequiredNumber(1, largestChangeAmount)
  amount: number;

  /** Days of work, from when it is accepted. */
  @RequiredNumber(1, mostWorkingDays)
  workingDays: number;

  /** What else there is to say; the buyer reads it, by mail and where the order is followed. */
  @OptionalText(textLimits.message)
  answer?: string | null;

  /** The last day on which it can be accepted, YYYY-MM-DD in Africa/Addis_Ababa; today or later. */
  @Day()
  goodUntil: string;

  @BasedOnVersion()
  version?: number;
}

/** Why a change is not made, or a quote taken back. */
export class DeclineOrderChangeDto {
  /** The buyer reads it, by mail and where the order is followed. */
  @Text(textLimits.message)
  answer: string;

  @BasedOnVersion()
  version?: number;
}
