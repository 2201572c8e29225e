import { ApiProperty } from '@nestjs/swagger';
import { type User, UserRole, UserSource } from '../../accounts/accounts.module.js';

/** An account, without anything secret. */
export class UserDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  name: string;

  email: string;

  @ApiProperty({ type: String, nullable: true })
  address: string | null;

  @ApiProperty({ enum: UserRole, enumName: 'UserRole' })
  role: UserRole;

  @ApiProperty({ enum: UserSource, enumName: 'UserSource' })
  source: UserSource;

  /** Whether the account may sign in. */
  isActive: boolean;

  createdAt: Date;

  updatedAt: Date;

  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static from(user: User): UserDto {
    const { id, name, email, address, role, source, isActive, createdAt, updatedAt, version } = user;
    return { id, name, email, address, role, source, isActive, createdAt, updatedAt, version };
  }
}
