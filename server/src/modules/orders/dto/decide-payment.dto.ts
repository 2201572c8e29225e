import { textLimits } from '../../../common/text-limits.js';
import { Choice } from '../../../common/validation/choice.decorator.js';
import { OptionalText } from '../../../common/validation/text.decorator.js';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';
import { PaymentDecision } from '../payment.enums.js';

/** What staff make of the reference that a buyer entered. */
export class DecidePaymentDto {
  @Choice(PaymentDecision, 'PaymentDecision')
  decision: PaymentDecision;

  /** Why it was rejected: the buyer reads it, by mail and where the order is followed. Needed to reject. */
  @OptionalText(textLimits.short)
  reason?: string | null;

  @BasedOnVersion()
  version?: number;
}
