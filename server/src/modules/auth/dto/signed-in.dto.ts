import { AccountDto } from '../../users/users.module.js';
import { TokensDto } from './tokens.dto.js';

/** A fresh session and the account it belongs to. */
export class SignedInDto extends TokensDto {
  user: AccountDto;
}
