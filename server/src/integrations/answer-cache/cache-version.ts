import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
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

  constructor(dataSource: DataSource) {
    const options = dataSource.options.extra as PoolOptions;
    if (options.connectionString === undefined) {
      this.#read = whileOthersWaitedFor((dataSource.driver as PostgresDriver).master as pg.Pool);
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

  async close(): Promise<void> {
    await this.#own?.end();
  }
}

interface VersionRow {
  version: string;
}

/**
 * For the embedded database, which has one connection: a version that was read is good until somebody else had it,
 * and asking for it costs nothing until then.
 */
function whileOthersWaitedFor(pool: pg.Pool): () => Promise<string> {
  let acquired = 0;
  pool.on('acquire', () => (acquired += 1));
  let known: { version: string; acquired: number } | undefined;
  return async () => {
    if (known?.acquired === acquired) return known.version;
    const client = await pool.connect();
    client.on('error', ignore);
    const ours = acquired;
    try {
      known = { version: versionOf(await client.query<VersionRow>(question)), acquired: ours };
      return known.version;
    } finally {
      client.off('error', ignore);
      client.release();
    }
  };
}

/** The next question that fails says so itself. */
const ignore = () => {};

const versionOf = ({ rows: [row] }: pg.QueryResult<VersionRow>): string => row!.version;
