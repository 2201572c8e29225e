import { ImageOrAddress } from '../../../common/http/image-or-address.decorator.js';
import { textLimits } from '../../../common/text-limits.js';
import { BooleanInput, TextListInput } from '../../../common/validation/form.decorator.js';
import { Text } from '../../../common/validation/text.decorator.js';

/** A new service. */
export class CreateServiceDto {
  @Text(textLimits.title)
  title: string;

  @Text(textLimits.short)
  description: string;

  @Text(textLimits.message)
  longDescription: string;

  /** Free text such as 3-5 months. */
  @Text(textLimits.name)
  duration: string;

  @TextListInput(30, textLimits.short)
  features?: string[];

  /** Steps, in order. */
  @TextListInput(30, textLimits.short)
  process?: string[];

  @TextListInput(30, textLimits.short)
  benefits?: string[];

  /** Default: true. */
  @BooleanInput()
  isActive?: boolean;

  @ImageOrAddress()
  image?: string | null;
}
