import { FieldNames } from '../../../common/validation/field-names.decorator.js';
import { NewPassword } from '../../accounts/accounts.module.js';
import { LinkPurpose, LinkToken } from '../../secret-links/secret-links.module.js';
import { passwordFields } from '../auth-texts.js';

@FieldNames<ResetPasswordDto, 'token'>({ newPassword: passwordFields.newPassword })
export class ResetPasswordDto {
  /** Of the link in the mail. */
  @LinkToken(LinkPurpose.PASSWORD)
  token: string;

  @NewPassword()
  newPassword: string;
}
