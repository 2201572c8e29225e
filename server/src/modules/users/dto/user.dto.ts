import { ApiProperty } from '@nestjs/swagger';
import type { User } from '../../accounts/accounts.module.js';
import { AccountDto } from './account.dto.js';

/** An account, as its owner and staff edit it; without anything secret. */
export class UserDto extends AccountDto {
  /** Whether the account may sign in. */
  isActive: boolean;

  /** Whether staff made it and its owner has not chosen a password yet. */
  isInvited: boolean;

  /** Whether its owner has shown that they read the mails of its address. */
  isEmailConfirmed: boolean;

  /** Whether signing in asks for a code of an app beside the password. */
  hasSecondFactor: boolean;

  updatedAt: Date;

  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static override from(user: User): UserDto {
    const { isActive, isInvited, emailConfirmedAt, secondFactorSince, updatedAt, version } = user;
    const hasSecondFactor = secondFactorSince !== null;
    const isEmailConfirmed = emailConfirmedAt !== null;
    return {
      ...AccountDto.from(user),
      isActive,
      isInvited,
      isEmailConfirmed,
      hasSecondFactor,
      updatedAt,
      version,
    };
  }
}
