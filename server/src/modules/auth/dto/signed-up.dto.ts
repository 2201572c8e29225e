import { AccountDto } from '../../users/users.module.js';

/** The new account, signed in. */
export class SignedUpDto extends AccountDto {
  /** JWT for the Authorization header; good for 15 minutes. */
  accessToken: string;

  /** For POST /auth/refresh, once (and again for a minute, should the answer be lost); good for 30 days. */
  refreshToken: string;
}
