import { Throttle } from '@nestjs/throttler';

/** For what visitors submit: 20 a minute from one address are more than people send. */
export const LimitedSubmissions = (): MethodDecorator & ClassDecorator =>
  Throttle({ default: { limit: 20, ttl: 60_000 } });
