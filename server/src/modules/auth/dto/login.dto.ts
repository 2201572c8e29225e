import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { Email } from '../../../common/validation/email.decorator.js';

/** What one signs in with. */
export class LoginDto {
  /** Address of the account, in any case. */
  @Email()
  email: string;

  /** As chosen; not trimmed. */
  @ApiProperty({ minLength: 1, maxLength: 200 })
  @Length(1, 200, { message: 'password is required and has at most 200 characters.' })
  @IsString({ message: 'password is required.' })
  password: string;
}
