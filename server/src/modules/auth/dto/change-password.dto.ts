import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { NewPassword } from '../../../common/validation/password.decorator.js';
import { says } from '../../../common/validation/says.js';

export class ChangePasswordDto {
  /** The password as it is. */
  @ApiProperty({ minLength: 1, maxLength: 200 })
  @Length(1, 200, says((texts, field) => texts.requiredAndAtMost(field, 200)))
  @IsString(says((texts, field) => texts.required(field)))
  currentPassword: string;

  @NewPassword()
  newPassword: string;
}
