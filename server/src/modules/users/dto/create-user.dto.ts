import { ApiProperty } from '@nestjs/swagger';
import { IsEnum, IsOptional } from 'class-validator';
import { textLimits } from '../../../common/text-limits.js';
import { Email } from '../../../common/validation/email.decorator.js';
import { NewPassword } from '../../../common/validation/password.decorator.js';
import { OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { UserRole } from '../user-role.enum.js';

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
  @IsOptional()
  @IsEnum(UserRole, { message: 'role must be ADMIN or USER.' })
  @ApiProperty({ enum: UserRole, enumName: 'UserRole', required: false })
  role?: UserRole;
}
