import { Email } from '../../../common/validation/email.decorator.js';
import { FieldNames } from '../../../common/validation/field-names.decorator.js';
import { personFields } from '../../../common/validation/person-fields.js';

@FieldNames<ForgotPasswordDto>({ email: personFields.email })
export class ForgotPasswordDto {
  /** Address of the account, in any case. */
  @Email()
  email: string;
}
