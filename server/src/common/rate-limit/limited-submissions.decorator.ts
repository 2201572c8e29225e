import { applyDecorators, UseGuards } from '@nestjs/common';
import { Throttle, ThrottlerGuard } from '@nestjs/throttler';

/** For what visitors submit: 20 a minute from one client are more than people send. */
export const LimitedSubmissions = () => limited(20);

/** For what pages send of themselves: a network that many share opens more of them. */
export const LimitedVisits = () => limited(120);

function limited(limit: number) {
  return applyDecorators(UseGuards(ThrottlerGuard), Throttle({ default: { limit, ttl: 60_000 } }));
}
