import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { CacheVersionSubscriber } from '../../common/caching/cache-version.subscriber.js';
import type { PoolOptions } from '../../database/database.js';
import { shareNext } from './share-next.js';

const question = 'SELECT version::text FROM cache_version';

/** Where the database answers no sooner, an answer is made in the usual way, which says what is wrong. */
const patience = { connectionTimeoutMillis: 2_000, query_timeout: 2_000 };

/**
 * Which content the database holds now, as every process sees it. The transaction that changes content writes its own
 * number into the single row of `cache_version` (`CacheVersionSubscriber`), so version and content become visible
 * together.
 */
export class CacheVersion {
  readonly #read: () => Promise<string>;
  readonly #own: pg.Pool | undefined;
  readonly #shared: pg.Pool | undefined;

  constructor(dataSource: DataSource) {
    const options = dataSource.options.extra as PoolOptions;
    if (options.connectionString === undefined) {
      const subscriber = dataSource.subscribers.find((each) => each instanceof CacheVersionSubscriber);
      if (!subscriber) throw new Error('CacheVersionSubscriber is not among the subscribers.');
      this.#shared = (dataSource.driver as PostgresDriver).master as pg.Pool;
      this.#read = readSeldom(this.#shared, subscriber);
      return;
    }
    // A connection of its own, which stays open: what is finished waits for nobody's long query.
    const own = new pg.Pool({ ...options, ...patience, max: 1, idleTimeoutMillis: 0 });
    own.on('error', ignore);
    // A prepared statement belongs to a session.
    const statement = options.sharesSessions ? { text: question } : { name: 'version', text: question };
    this.#read = async () => versionOf(await own.query<VersionRow>(statement));
    this.#own = own;
  }

  /** @returns undefined while the database does not answer */
  readonly current = shareNext(() => this.#read().catch(() => undefined));

  /** Whether another statement would have to wait for the only connection, that of the embedded database. */
  get isBusy(): boolean {
    return this.#shared !== undefined && this.#shared.totalCount > 0 && this.#shared.idleCount === 0;
  }

  async close(): Promise<void> {
    await this.#own?.end();
  }
}

interface VersionRow {
  version: string;
}

/**
 * For the embedded database, which has one connection and is written by this process alone: a version that was read is
 * good until this process makes another one visible. So a long transaction, which holds the connection, stops no answer
 * that is cached. Where the version is not known, asking ends after a time.
 */
function readSeldom(
  pool: pg.Pool,
  writes: Pick<CacheVersionSubscriber, 'generation'>,
): () => Promise<string> {
  let known: { version: string; generation: number } | undefined;
  // A question that waits for the connection is shared: it will be asked later than all who wait for it.
  let waiting: Promise<string> | undefined;
  const ask = async (): Promise<string> => {
    const client = await pool.connect().finally(() => (waiting = undefined));
    client.on('error', ignore);
    const { generation } = writes;
    try {
      known = { version: versionOf(await client.query<VersionRow>(question)), generation };
      return known.version;
    } finally {
      client.off('error', ignore);
      client.release();
    }
  };
  return async () => {
    if (known?.generation === writes.generation) return known.version;
    waiting ??= ask();
    return Promise.race([waiting, late()]);
  };
}

async function late(): Promise<never> {
  await sleep(patience.query_timeout, undefined, { ref: false });
  throw new Error('The database did not answer in time.');
}

/** The next question that fails says so itself. */
const ignore = () => {};

const versionOf = ({ rows: [row] }: pg.QueryResult<VersionRow>): string => row!.version;
