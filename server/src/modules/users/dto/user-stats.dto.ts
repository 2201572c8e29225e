import { ApiProperty } from '@nestjs/swagger';

/** How many accounts there are. */
export class UserStatsDto {
  @ApiProperty({ type: 'integer' })
  totalUsers: number;

  @ApiProperty({ type: 'integer' })
  activeUsers: number;

  /** Accounts made since the month began in Addis Ababa. */
  @ApiProperty({ type: 'integer' })
  thisMonthUsers: number;

  @ApiProperty({ type: 'integer' })
  adminUsers: number;
}
