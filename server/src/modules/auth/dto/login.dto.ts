import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { Email } from '../../../common/validation/email.decorator.js';
import { FieldNames } from '../../../common/validation/field-names.decorator.js';
import { personFields } from '../../../common/validation/person-fields.js';
import { localizedMessage } from '../../../common/validation/localized-message.js';
import { passwordFields } from '../auth-texts.js';

/** What one signs in with. */
@FieldNames<LoginDto>({ email: personFields.email, password: passwordFields.password })
export class LoginDto {
  /** Address of the account, in any case. */
  @Email()
  email: string;

  /** As chosen; not trimmed. */
  @ApiProperty({ minLength: 1, maxLength: 200 })
  @Length(1, 200, localizedMessage((texts, field) => texts.requiredAndAtMost(field, 200)))
  @IsString(localizedMessage((texts, field) => texts.required(field)))
  password: string;
}
