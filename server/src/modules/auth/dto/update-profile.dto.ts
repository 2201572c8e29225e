import { textLimits } from '../../../common/text-limits.js';
import { FieldNames } from '../../../common/validation/field-names.decorator.js';
import { personFields } from '../../../common/validation/person-fields.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { BasedOnVersion } from '../../../common/validation/version.decorator.js';

/** What an account may change of itself. */
@FieldNames<UpdateProfileDto, 'version'>(personFields)
export class UpdateProfileDto {
  @Text(textLimits.name)
  name: string;

  @OptionalText(textLimits.short)
  address?: string | null;

  @BasedOnVersion()
  version?: number;
}
