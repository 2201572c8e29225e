import { PickType } from '@nestjs/swagger';
import { textLimits } from '../../../common/text-limits.js';
import { Choice } from '../../../common/validation/choice.decorator.js';
import { FieldNames } from '../../../common/validation/field-names.decorator.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { Day, Timestamp } from '../../../common/validation/time.decorator.js';
import { BasedOnVersion, RequiredNumber } from '../../../common/validation/whole-number.decorator.js';
import { OrderChangeRequest } from '../order-change-request.entity.js';
import { OrderChangeDecision } from '../order.enums.js';

/** What a buyer wants changed of the design. */
@FieldNames<RequestOrderChangeDto>({ description: { am: 'የሚፈለገው ለውጥ', om: 'Jijjiirama barbaadame' } })
export class RequestOrderChangeDto extends PickType(OrderChangeRequest, ['description']) {}

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

/** What a buyer makes of the change that they requested. */
export class DecideOrderChangeDto {
  @Choice(OrderChangeDecision, 'OrderChangeDecision')
  decision: OrderChangeDecision;

  @Timestamp(
    'Needed to accept: `answeredAt` of the quote that was read. Where staff wrote another one since, it is refused with 409.',
  )
  answeredAt?: Date | null;
}
