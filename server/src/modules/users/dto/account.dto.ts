import { ApiProperty } from '@nestjs/swagger';
import { ReadingCalendar, type User, UserRole, UserSource } from '../../accounts/accounts.module.js';

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

  @ApiProperty({
    enum: ReadingCalendar,
    enumName: 'ReadingCalendar',
    description: 'The calendar, and the clock that goes with it, which the back office shows first.',
  })
  calendar: ReadingCalendar;

  createdAt: Date;

  static from({ id, name, email, address, role, source, calendar, createdAt }: User): AccountDto {
    return { id, name, email, address, role, source, calendar, createdAt };
  }
}
