import { Inject, Injectable, Logger } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import type { RateLimiterRedis } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { removeOld } from '../../common/jobs/remove-old.js';
import { Patience } from '../../common/patience.js';
import { Counts, type SharedCounts } from '../../common/rate-limit/counts.js';
import { Config } from '../../config/config.js';
import { SIGNING_SECRET } from '../../config/config.module.js';
import { RedisConnection } from './redis-connection.js';

/** Requests need the database anyway; where it takes longer, it has enough to do. */
const patienceMs = 1_000;

/** It has no entity: its rows are counters and no records. */
const table = 'shared_counts';

/**
 * The database's clock, so that processes need not agree on the time. rate-limiter-flexible would go by that of each
 * process, and its named statements fail behind a pooler in transaction mode.
 */
const addInDatabase = `INSERT INTO ${table} AS stored (key, count, ends_at)
  VALUES ($1, $2, now() + $3 * interval '1 millisecond')
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN stored.ends_at <= now() THEN 0 ELSE stored.count END + excluded.count,
    ends_at = CASE WHEN stored.ends_at <= now() THEN excluded.ends_at ELSE stored.ends_at END
  RETURNING count, (extract(epoch FROM ends_at - now()) * 1000)::integer AS left`;

/**
 * Where counts are stored that bound what clients may do: in Redis, else in the PostgreSQL server, for all processes
 * alike; in this process where the database is its own, or while neither answers.
 */
@Injectable()
export class StoredCounts extends Counts {
  private readonly logger = new Logger(StoredCounts.name);
  private readonly patience = new Patience(patienceMs, (gone) => {
    if (gone)
      this.logger.warn({ err: gone }, 'The database is too slow to count; each process counts by itself');
    else this.logger.log('The database counts again');
  });

  constructor(
    @Inject(Config) private readonly config: Pick<Config, 'databaseUrl' | 'redisUrl'>,
    @Inject(SIGNING_SECRET) private readonly secret: string,
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnection,
  ) {
    super();
  }

  @CleanupJob('old counts')
  removeOld(): Promise<void> {
    return removeOld({ manager: this.dataSource.manager, target: table }, 'ends_at < now()');
  }

  shared(name: string, windowMs: number): SharedCounts | undefined {
    const counts = this.#readable(name, windowMs);
    // Keys are addresses of clients and of mail, which are stored nowhere; there are too few to be hidden by a hash alone.
    const sealed = (key: string) =>
      createHmac('sha256', this.secret).update(`${name} ${key}`).digest('base64url');
    return (
      counts && {
        add: (key, by) => counts.add(sealed(key), by),
        forget: (key) => counts.forget(sealed(key)),
      }
    );
  }

  #readable(name: string, windowMs: number): SharedCounts | undefined {
    if (this.config.redisUrl) return this.#inRedis(name, windowMs);
    return this.config.databaseUrl ? this.#inDatabase(name, windowMs) : undefined;
  }

  #inRedis(name: string, windowMs: number): SharedCounts {
    const { redis } = this;
    let limiter: RateLimiterRedis | undefined;
    const open = async () => {
      const { RateLimiterRedis } = await import('rate-limiter-flexible');
      const own = { storeClient: redis.client, rejectIfRedisNotReady: true };
      return (limiter ??= new RateLimiterRedis({
        ...own,
        keyPrefix: name,
        points: 1,
        duration: windowMs / 1000,
      }));
    };
    return {
      add: async (key, by) => {
        const counts = limiter ?? (await open());
        const found = await redis.ask(() => (by < 0 ? counts.reward(key, -by) : counts.penalty(key, by)));
        return found && { count: found.consumedPoints, endsAt: performance.now() + found.msBeforeNext };
      },
      forget: async (key) => {
        const counts = limiter ?? (await open());
        return redis.ask(() => counts.delete(key));
      },
    };
  }

  #inDatabase(name: string, windowMs: number): SharedCounts {
    const { dataSource, patience } = this;
    return {
      add: async (key, by) => {
        const rows = await patience.ask(() =>
          dataSource.query<{ count: number; left: number }[]>(addInDatabase, [
            `${name}:${key}`,
            by,
            windowMs,
          ]),
        );
        return rows && { count: rows[0]!.count, endsAt: performance.now() + rows[0]!.left };
      },
      forget: (key) =>
        patience.ask(() =>
          dataSource
            .createQueryBuilder()
            .delete()
            .from(table)
            .where('key = :key', { key: `${name}:${key}` })
            .execute(),
        ),
    };
  }
}
