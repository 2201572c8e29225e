import { Global, Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../config/config.js';
import { clientOf } from './client-of.js';
import { DailyLimits } from './daily-limits.js';
import { SubmissionCounts } from './submission-counts.js';

@Module({ providers: [SubmissionCounts], exports: [SubmissionCounts] })
class SubmissionCountsModule {}

/** For all modules: counts the calls that `@LimitedSubmissions()` bounds more than `RequestLimit` bounds everything. */
@Global()
@Module({
  providers: [DailyLimits],
  exports: [DailyLimits],
  imports: [
    ThrottlerModule.forRootAsync({
      imports: [SubmissionCountsModule],
      inject: [Config, SubmissionCounts],
      useFactory: (config: Config, storage: SubmissionCounts) => ({
        // Each call that is bounded says by how much.
        throttlers: [{ ttl: 60_000, limit: 0 }],
        getTracker: (request) => clientOf((request as FastifyRequest).ip),
        skipIf: () => !config.rateLimit,
        storage,
      }),
    }),
  ],
})
export class RateLimitModule {}
