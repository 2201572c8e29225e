import { Global, Module } from '@nestjs/common';
import { Counts } from '../../common/rate-limit/counts.js';
import { Config } from '../../config/config.js';
import { LiveEvents } from './live-events.js';
import { RedisConnection } from './redis-connection.js';
import { StoredCounts } from './stored-counts.js';

/** What processes share beside the database, where there is a Redis. */
@Global()
@Module({
  providers: [
    {
      provide: RedisConnection,
      inject: [Config],
      useFactory: ({ redisUrl, redisTimeoutMs }: Config) => RedisConnection.open(redisUrl, redisTimeoutMs),
    },
    LiveEvents,
    { provide: Counts, useClass: StoredCounts },
  ],
  exports: [RedisConnection, LiveEvents, Counts],
})
export class RedisModule {}
