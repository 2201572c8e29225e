import { Global, Module } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { LiveEvents } from './live-events.js';
import { RedisConnection } from './redis-connection.js';

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
  ],
  exports: [RedisConnection, LiveEvents],
})
export class RedisModule {}
