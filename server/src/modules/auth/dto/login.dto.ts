import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { FieldNames, personFields } from '../../../common/validation/field-names.decorator.js';
import { Email } from '../../../common/validation/text.decorator.js';
import { CodeField, secondFactorTexts } from '../../second-factor/second-factor.module.js';
import { passwordFields } from '../auth-texts.js';
import { CurrentPasswordField } from '../current-password.decorator.js';

/** What one signs in with. */
@FieldNames<LoginDto>({
  email: personFields.email,
  password: passwordFields.password,
  code: secondFactorTexts.code,
})
export class LoginDto {
  /** Address of the account, in any case. */
  @Email()
  email: string;

  /** As chosen; not trimmed. */
  @CurrentPasswordField()
  password: string;

  /** Of the authenticator app, or a recovery code; only where the account asks for it. */
  @CodeField({ required: false })
  code?: string;
}

export class RefreshDto {
  /** The newest refresh token of the session. */
  @ApiProperty({ maxLength: 200 })
  @MaxLength(200, { message: 'refreshToken must have at most 200 characters.' })
  @IsString({ message: 'refreshToken is required.' })
  refreshToken: string;
}
