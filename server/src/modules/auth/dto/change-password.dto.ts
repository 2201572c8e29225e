import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { NewPassword } from '../../../common/validation/password.decorator.js';

export class ChangePasswordDto {
  /** The password as it is. */
  @ApiProperty({ minLength: 1, maxLength: 200 })
  @Length(1, 200, { message: 'currentPassword is required and has at most 200 characters.' })
  @IsString({ message: 'currentPassword is required.' })
  currentPassword: string;

  @NewPassword()
  newPassword: string;
}
