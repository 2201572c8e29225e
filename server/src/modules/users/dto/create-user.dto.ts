import { textLimits } from '../../../common/text-limits.js';
import { Email } from '../../../common/validation/email.decorator.js';
import { EnumInput } from '../../../common/validation/form.decorator.js';
import { NewPassword, UserRole } from '../../accounts/accounts.module.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';

/** An account that staff make. */
export class CreateUserDto {
  @Text(textLimits.name)
  name: string;

  @Email()
  email: string;

  @OptionalText(textLimits.short)
  address?: string | null;

  @NewPassword()
  password: string;

  /** Default: USER. */
  @EnumInput(UserRole, 'UserRole')
  role?: UserRole;
}
