import { Global, Module } from '@nestjs/common';
import { Counters } from './counters.js';
import { DailyLimits } from './daily-limits.js';

/** For all modules: limits what one client may do. */
@Global()
@Module({ providers: [Counters, DailyLimits], exports: [Counters, DailyLimits] })
export class RateLimitModule {}
