import { ApiProperty } from '@nestjs/swagger';
import type { User } from '../../accounts/accounts.module.js';
import { AccountDto } from './account.dto.js';

/** An account, as its owner and staff edit it; without anything secret. */
export class UserDto extends AccountDto {
  /** Whether the account may sign in. */
  isActive: boolean;

  updatedAt: Date;

  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static override from(user: User): UserDto {
    const { isActive, updatedAt, version } = user;
    return { ...AccountDto.from(user), isActive, updatedAt, version };
  }
}
