import { FieldNames } from '../../../common/validation/field-names.decorator.js';
import { NewPassword } from '../../accounts/accounts.module.js';
import { passwordFields } from '../auth-texts.js';
import { CurrentPasswordField } from '../current-password.decorator.js';

@FieldNames<ChangePasswordDto>(passwordFields)
export class ChangePasswordDto {
  /** The password as it is. */
  @CurrentPasswordField()
  currentPassword: string;

  @NewPassword()
  newPassword: string;
}
