import { textLimits } from '../../../common/text-limits.js';
import { Choice } from '../../../common/validation/choice.decorator.js';
import { FieldNames } from '../../../common/validation/field-names.decorator.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { BasedOnVersion } from '../../../common/validation/whole-number.decorator.js';
import { PaymentDecision, PaymentProvider } from '../order.enums.js';

/** By which transfer a buyer has paid. */
@FieldNames<SubmitPaymentDto, 'provider'>({
  reference: { am: 'የክፍያ ማጣቀሻ ቁጥር', om: 'Lakkoofsa wabii kaffaltii' },
})
export class SubmitPaymentDto {
  @Choice(PaymentProvider, 'PaymentProvider')
  provider: PaymentProvider;

  /** Number of the transfer: 6 to 30 letters and digits, in any case; blanks and dashes between them are no part of it. */
  @Text(textLimits.title)
  reference: string;
}

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
