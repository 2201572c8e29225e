import { Choice } from '../../../common/validation/choice.decorator.js';
import { Timestamp } from '../../../common/validation/time.decorator.js';
import { OrderChangeDecision } from '../order-change-status.enum.js';

/** What a buyer makes of the change that they requested. */
export class DecideOrderChangeDto {
  @Choice(OrderChangeDecision, 'OrderChangeDecision')
  decision: OrderChangeDecision;

  @Timestamp(
    'Needed to accept: `answeredAt` of the quote that was read. Where staff wrote another one since, it is refused with 409.',
  )
  answeredAt?: Date | null;
}
