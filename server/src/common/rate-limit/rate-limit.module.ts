import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ThrottlerGuard, ThrottlerModule } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { isInProcess } from './in-process-request.js';

/** A page of the back office makes about ten calls, so this leaves staff behind one address room. */
const requestsPerMinute = 600;

/** Bounds how often one address may call the API. */
@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({
        throttlers: [{ ttl: 60_000, limit: requestsPerMinute }],
        skipIf: (context) =>
          !config.rateLimit || isInProcess(context.switchToHttp().getRequest<FastifyRequest>().headers),
      }),
    }),
  ],
  providers: [{ provide: APP_GUARD, useClass: ThrottlerGuard }],
})
export class RateLimitModule {}
