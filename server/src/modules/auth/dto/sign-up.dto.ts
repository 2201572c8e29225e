import { textLimits } from '../../../common/text-limits.js';
import { Email } from '../../../common/validation/email.decorator.js';
import { NewPassword } from '../../../common/validation/password.decorator.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';

/** What a visitor gives for an account. */
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
