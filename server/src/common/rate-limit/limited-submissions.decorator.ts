import { applyDecorators, UseGuards } from '@nestjs/common';
import { Throttle, ThrottlerGuard } from '@nestjs/throttler';

/** For what visitors submit: 20 a minute from one client are more than people send. */
export const LimitedSubmissions = () =>
  applyDecorators(UseGuards(ThrottlerGuard), Throttle({ default: { limit: 20, ttl: 60_000 } }));
