import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { FieldNames } from '../../../common/validation/field-names.decorator.js';
import { says } from '../../../common/validation/says.js';
import { NewPassword } from '../../accounts/accounts.module.js';
import { passwordFields } from '../auth-texts.js';

@FieldNames<ChangePasswordDto>(passwordFields)
export class ChangePasswordDto {
  /** The password as it is. */
  @ApiProperty({ minLength: 1, maxLength: 200 })
  @Length(1, 200, says((texts, field) => texts.requiredAndAtMost(field, 200)))
  @IsString(says((texts, field) => texts.required(field)))
  currentPassword: string;

  @NewPassword()
  newPassword: string;
}
