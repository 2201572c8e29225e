import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { textLimits } from '../../../common/text-limits.js';
import { FieldNames, personFields } from '../../../common/validation/field-names.decorator.js';
import { Email, OptionalText, Text } from '../../../common/validation/text.decorator.js';
import { NewPassword } from '../../accounts/accounts.module.js';
import { CodeField, secondFactorTexts } from '../../second-factor/second-factor.module.js';
import { LinkPurpose, LinkToken } from '../../secret-links/secret-links.module.js';
import { AccountDto } from '../../users/users.module.js';
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

/** What a visitor gives for an account. */
@FieldNames<SignUpDto>({ ...personFields, password: passwordFields.password })
export class SignUpDto {
  @Text(textLimits.name)
  name: string;

  @Email()
  email: string;

  @OptionalText(textLimits.short)
  address?: string | null;

  @NewPassword()
  password: string;
}

/** The two tokens of a session. */
export class TokensDto {
  /** JWT for the Authorization header; good for 15 minutes. */
  accessToken: string;

  /** For POST /auth/refresh, once (and again for a minute, should the answer be lost); good for 30 days. */
  refreshToken: string;
}

/** A fresh session and the account it belongs to. */
export class SignedInDto extends TokensDto {
  user: AccountDto;
}

/** The new account, signed in. */
export class SignedUpDto extends IntersectionType(AccountDto, TokensDto) {}

@FieldNames<ForgotPasswordDto>({ email: personFields.email })
export class ForgotPasswordDto {
  /** Address of the account, in any case. */
  @Email()
  email: string;
}

@FieldNames<ResetPasswordDto, 'token'>({ newPassword: passwordFields.newPassword })
export class ResetPasswordDto {
  /** Of the link in the mail. */
  @LinkToken(LinkPurpose.PASSWORD)
  token: string;

  @NewPassword()
  newPassword: string;
}
