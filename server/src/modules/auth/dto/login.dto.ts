import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsString, Length, MaxLength } from 'class-validator';
import { textLimits } from '../../../common/text-limits.js';

/** What one signs in with. */
export class LoginDto {
  /** Address of the account, in any case. */
  @ApiProperty({ format: 'email', maxLength: textLimits.email })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @MaxLength(textLimits.email, { message: 'email must have at most 254 characters.' })
  @IsEmail({}, { message: 'email must be an email address.' })
  email: string;

  /** As chosen; not trimmed. */
  @ApiProperty({ minLength: 1, maxLength: 200 })
  @Length(1, 200, { message: 'password is required and has at most 200 characters.' })
  @IsString({ message: 'password is required.' })
  password: string;
}
