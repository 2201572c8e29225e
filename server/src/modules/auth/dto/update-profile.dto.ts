import { textLimits } from '../../../common/text-limits.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';

/** What an account may change of itself. */
export class UpdateProfileDto {
  @Text(textLimits.name)
  name: string;

  @OptionalText(textLimits.short)
  address?: string | null;

  @BasedOnVersion()
  version?: number;
}
