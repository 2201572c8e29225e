import { ReadType } from '../../../common/fields/dto-types.js';
import { User } from '../../accounts/accounts.module.js';
import { AccountDto } from './account.dto.js';

/** An account, as its owner and staff edit it; without anything secret. */
export class UserDto extends ReadType(User, [
  ...AccountDto.fields,
  'isActive',
  'isInvited',
  'updatedAt',
  'version',
]) {
  /** Whether its owner has shown that they read the mails of its address. */
  isEmailConfirmed: boolean;

  /** Whether signing in asks for a code of an app beside the password. */
  hasSecondFactor: boolean;

  static override from(user: User): UserDto {
    const isEmailConfirmed = user.emailConfirmedAt !== null;
    return { ...super.from(user), isEmailConfirmed, hasSecondFactor: user.secondFactorSince !== null };
  }
}
