import { textLimits } from '../../../common/text-limits.js';
import { FieldNames, personFields } from '../../../common/validation/field-names.decorator.js';
import { Email, OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { NewPassword } from '../../accounts/accounts.module.js';
import { passwordFields } from '../auth-texts.js';

/** What a visitor gives for an account. */
@FieldNames<SignUpDto>({ ...personFields, password: passwordFields.password })
export class SignUpDto {
  @Text(textLimits.name)
  name: string;

  @Email()
  email: string;

  @OptionalText(textLimits.short)
  address?: string | null;

  @NewPassword()
  password: string;
}
