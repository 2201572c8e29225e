import { IntersectionType } from '@nestjs/swagger';
import { AccountDto } from '../../users/users.module.js';

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
