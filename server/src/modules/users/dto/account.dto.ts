import { ApiProperty } from '@nestjs/swagger';
import { type User, UserRole, UserSource } from '../../accounts/accounts.module.js';

/** An account, as whoever signs in to it is answered. */
export class AccountDto {
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

  createdAt: Date;

  static from({ id, name, email, address, role, source, createdAt }: User): AccountDto {
    return { id, name, email, address, role, source, createdAt };
  }
}
