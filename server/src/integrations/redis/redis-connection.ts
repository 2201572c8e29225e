import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { once } from 'node:events';
import { ServiceState } from '../../common/metrics/service-state.enum.js';
import { Patience } from '../../common/patience.js';

/** How soon a connection that broke is made again. */
const longestReturnMs = 1_000;
/** A start waits no longer for it. */
const longestStartMs = 1_000;

/**
 * The Redis that REDIS_URL names, where there is one. It only makes faster or more exact what works without it: no
 * question to it is answered with an error, and none takes long.
 */
export class RedisConnection implements OnApplicationShutdown {
  private readonly logger = new Logger(RedisConnection.name);
  private readonly patience: Patience;

  private constructor(
    patienceMs: number,
    /** For questions; to be used in `ask`. */
    readonly client?: Redis,
    /** For messages of other processes. */
    readonly listener?: Redis,
  ) {
    this.patience = new Patience(patienceMs, (gone) => {
      if (gone) this.logger.warn({ err: gone }, 'Redis does not answer; each process goes on by itself');
      else this.logger.log('Redis answers again');
    });
  }

  /** @param patienceMs how long a request may wait for what only makes things better */
  static async open(url: string | undefined, patienceMs: number): Promise<RedisConnection> {
    if (!url) return new RedisConnection(patienceMs);
    // Not loaded where there is none.
    const { Redis } = await import('ioredis');
    const retryStrategy = (times: number) => Math.min(50 * times, longestReturnMs);
    const options = { retryStrategy, connectTimeout: 2_000, maxRetriesPerRequest: 0 };
    // Nothing waits for Redis to come back but who listens to it.
    const client = new Redis(url, { ...options, enableOfflineQueue: false });
    // It subscribes where it is listened to: the subscription that ioredis repeats by itself has nobody who takes its
    // error, and a shutdown meanwhile would end in an unhandled rejection.
    const listener = new Redis(url, { ...options, maxRetriesPerRequest: null, autoResubscribe: false });
    // Callers get the error; without a listener each attempt would be logged.
    for (const each of [client, listener]) each.on('error', () => {});
    // Else the first who ask would find that it does not answer, and everybody would leave it alone for a while.
    await once(client, 'ready', { signal: AbortSignal.timeout(longestStartMs) }).catch(() => {});
    return new RedisConnection(patienceMs, client, listener);
  }

  /** @returns undefined where there is no Redis, or it gave no answer in time */
  async ask<Answer>(question: (client: Redis) => Promise<Answer>): Promise<Answer | undefined> {
    const { client } = this;
    return client && this.patience.ask(() => question(client));
  }

  async state(): Promise<ServiceState> {
    if (!this.client) return ServiceState.UNUSED;
    return (await this.ask((client) => client.ping())) === undefined ? ServiceState.DOWN : ServiceState.UP;
  }

  onApplicationShutdown(): void {
    this.client?.disconnect();
    this.listener?.disconnect();
  }
}
