/** How many accounts there are. */
export class UserStatsDto {
  totalUsers: number;

  activeUsers: number;

  /** Accounts made since the month began in Addis Ababa. */
  thisMonthUsers: number;

  adminUsers: number;
}
