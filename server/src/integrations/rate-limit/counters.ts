import { Inject, Injectable, Logger } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { DataSource } from 'typeorm';
import { CleanupJob } from '../../common/jobs/cleanup-scheduler.js';
import { removeOld } from '../../common/jobs/remove-old.js';
import { Patience } from '../../common/patience.js';
import { Config } from '../../config/config.js';
import { SIGNING_SECRET } from '../../config/config.module.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { type Count, Counter, type SharedCounts } from './counter.js';

/** Requests need the database anyway; where it takes longer, it has enough to do. */
const patienceMs = 1_000;

/** It has no entity: its rows are counters and no records. */
const table = 'shared_counts';

/** Both stores go by their own clock, so that processes need not agree on the time. */
const addInDatabase = `INSERT INTO ${table} AS stored (key, count, ends_at)
  VALUES ($1, $2, now() + $3 * interval '1 millisecond')
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN stored.ends_at <= now() THEN 0 ELSE stored.count END + excluded.count,
    ends_at = CASE WHEN stored.ends_at <= now() THEN excluded.ends_at ELSE stored.ends_at END
  RETURNING count, (extract(epoch FROM ends_at - now()) * 1000)::integer AS left`;

const addInRedis = `redis.call('SET', KEYS[1], 0, 'NX', 'PX', ARGV[2])
  return { redis.call('INCRBY', KEYS[1], ARGV[1]), redis.call('PTTL', KEYS[1]) }`;

/**
 * Makes the counters that limit what clients may do. All processes count together in Redis, else in the PostgreSQL
 * server; each counts by itself where the database is its own, or while neither answers.
 */
@Injectable()
export class Counters {
  private readonly logger = new Logger(Counters.name);
  private readonly patience = new Patience(patienceMs, (gone) => {
    if (gone)
      this.logger.warn({ err: gone }, 'The database is too slow to count; each process counts by itself');
    else this.logger.log('The database counts again');
  });

  constructor(
    private readonly config: Config,
    @Inject(SIGNING_SECRET) private readonly secret: string,
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnection,
  ) {}

  @CleanupJob('old counts')
  removeOld(): Promise<void> {
    return removeOld({ manager: this.dataSource.manager, target: table }, 'ends_at < now()');
  }

  /** @param name of what is counted */
  create(name: string, windowMs: number): Counter {
    return new Counter(windowMs, this.#shared(name, windowMs));
  }

  #shared(name: string, windowMs: number): SharedCounts | undefined {
    // Keys are addresses of clients and of mail, which are stored nowhere; there are too few to be hidden by a hash alone.
    const sealed = (key: string) =>
      `${name}:${createHmac('sha256', this.secret).update(`${name} ${key}`).digest('base64url')}`;
    if (this.config.redisUrl) {
      return {
        add: (key, by) => this.#addInRedis(sealed(key), by, windowMs),
        forget: (key) => this.redis.ask((client) => client.del(sealed(key))),
      };
    }
    if (!this.config.databaseUrl) return undefined;
    return {
      add: (key, by) => this.#addInDatabase(sealed(key), by, windowMs),
      forget: (key) =>
        this.patience.ask(() =>
          this.dataSource
            .createQueryBuilder()
            .delete()
            .from(table)
            .where('key = :key', { key: sealed(key) })
            .execute(),
        ),
    };
  }

  async #addInRedis(key: string, by: number, windowMs: number): Promise<Count | undefined> {
    const found = await this.redis.ask((client) => client.eval(addInRedis, 1, key, by, windowMs));
    if (!found) return undefined;
    const [count, left] = found as [number, number];
    return { count, endsAt: performance.now() + left };
  }

  async #addInDatabase(key: string, by: number, windowMs: number): Promise<Count | undefined> {
    const rows = await this.patience.ask(() =>
      this.dataSource.query<{ count: number; left: number }[]>(addInDatabase, [key, by, windowMs]),
    );
    return rows && { count: rows[0]!.count, endsAt: performance.now() + rows[0]!.left };
  }
}
