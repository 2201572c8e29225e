import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { Email } from '../../../common/validation/email.decorator.js';
import { says } from '../../../common/validation/says.js';

/** What one signs in with. */
export class LoginDto {
  /** Address of the account, in any case. */
  @Email()
  email: string;

  /** As chosen; not trimmed. */
  @ApiProperty({ minLength: 1, maxLength: 200 })
  @Length(1, 200, says((texts, field) => texts.requiredAndAtMost(field, 200)))
  @IsString(says((texts, field) => texts.required(field)))
  password: string;
}
