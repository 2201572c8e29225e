import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { FieldNames } from '../../../common/validation/field-names.decorator.js';
import { localizedMessage } from '../../../common/validation/localized-message.js';
import { NewPassword } from '../../accounts/accounts.module.js';
import { passwordFields } from '../auth-texts.js';

@FieldNames<ChangePasswordDto>(passwordFields)
export class ChangePasswordDto {
  /** The password as it is. */
  @ApiProperty({ minLength: 1, maxLength: 200 })
  @Length(1, 200, localizedMessage((texts, field) => texts.requiredAndAtMost(field, 200)))
  @IsString(localizedMessage((texts, field) => texts.required(field)))
  currentPassword: string;

  @NewPassword()
  newPassword: string;
}
