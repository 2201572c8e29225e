import { textLimits } from '../../../common/text-limits.js';
import { Choice } from '../../../common/validation/choice.decorator.js';
import { FieldNames } from '../../../common/validation/field-names.decorator.js';
import { Text } from '../../../common/validation/text.decorator.js';
import { PaymentProvider } from '../payment.enums.js';

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
