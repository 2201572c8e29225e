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
  #close = async () => {};

  constructor(dataSource: DataSource) {
    const options = dataSource.options.extra as PoolOptions;
    if (options.connectionString === undefined) {
      this.#read = whileOthersWaitedFor((dataSource.driver as PostgresDriver).master as pg.Pool);
      return;
    }
    // A connection of its own: what is finished waits for nobody's long query.
    const connection = new OwnConnection({ ...options, ...patience });
    // A prepared statement belongs to a session.
    const statement = options.sharesSessions ? { text: question } : { name: 'version', text: question };
    this.#read = async () => versionOf(await connection.query(statement));
    this.#close = () => connection.close();
  }

  /** @returns undefined while the database does not answer */
  readonly current = shareNext(() => this.#ask());

  close(): Promise<void> {
    return this.#close();
  }

  async #ask(): Promise<string | undefined> {
    try {
      return await this.#read();
    } catch {
      return undefined;
    }
  }
}

/** Stays open, since taking it from a pool takes longer than the question; when it broke the next one opens another. */
class OwnConnection {
  #client: Promise<pg.Client> | undefined;

  constructor(private readonly options: pg.ClientConfig) {}

  async query(question: pg.QueryConfig): Promise<pg.QueryResult<{ version: string }>> {
    const opening = (this.#client ??= this.#open());
    try {
      return await (await opening).query(question);
    } catch (error) {
      if (this.#client === opening) void this.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    const opening = this.#client;
    this.#client = undefined;
    await opening?.then((client) => client.end()).catch(() => {});
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client(this.options);
    // The question that fails says so itself.
    client.on('error', () => {});
    await client.connect();
    return client;
  }
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
    // The question that fails says so itself.
    client.on('error', ignore);
    const ours = acquired;
    try {
      known = { version: versionOf(await client.query<{ version: string }>(question)), acquired: ours };
      return known.version;
    } finally {
      client.off('error', ignore);
      client.release();
    }
  };
}

const ignore = () => {};

function versionOf({ rows: [row] }: pg.QueryResult<{ version: string }>): string {
  return row!.version;
}
