import { applyDecorators, UseGuards } from '@nestjs/common';
import { Throttle, ThrottlerGuard } from '@nestjs/throttler';
import { DailySubmissionsGuard } from './daily-submissions.guard.js';

/** For what visitors submit: 20 a minute from one client are more than people send. */
export const LimitedSubmissions = () => limited(20);

/** For what stores texts of visitors: of one client 100 a day as well, or they could fill the disk. */
export const StoredSubmissions = () =>
  applyDecorators(LimitedSubmissions(), UseGuards(DailySubmissionsGuard));

/** For what pages send of themselves: a network that many share opens more of them. */
export const LimitedVisits = () => limited(120);

function limited(limit: number) {
  return applyDecorators(UseGuards(ThrottlerGuard), Throttle({ default: { limit, ttl: 60_000 } }));
}
