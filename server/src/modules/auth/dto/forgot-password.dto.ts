import { FieldNames, personFields } from '../../../common/validation/field-names.decorator.js';
import { Email } from '../../../common/validation/text.decorator.js';

@FieldNames<ForgotPasswordDto>({ email: personFields.email })
export class ForgotPasswordDto {
  /** Address of the account, in any case. */
  @Email()
  email: string;
}
