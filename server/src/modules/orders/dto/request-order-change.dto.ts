import { textLimits } from '../../../common/text-limits.js';
import { FieldNames } from '../../../common/validation/field-names.decorator.js';
import { Text } from '../../../common/validation/text.decorator.js';

/** What a buyer wants changed of the design. */
@FieldNames<RequestOrderChangeDto>({ description: { am: 'የሚፈለገው ለውጥ', om: 'Jijjiirama barbaadame' } })
export class RequestOrderChangeDto {
  /** In their own words, such as "one more bedroom". */
  @Text(textLimits.message)
  description: string;
}
