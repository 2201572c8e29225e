import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Measure } from '../common/metrics/metrics.js';
import { postgresConnection } from './database.js';

/** A replica that does not answer sooner is no help. */
const patience = { connectionTimeoutMillis: 500, query_timeout: 5_000 };
const questionTimeout = 500;
/** How long nobody asks a replica that failed. */
const restMs = 5_000;

/**
 * Which content a replica holds, and whether it keeps up: counts of views raise no version, so one that stands still
 * would show old ones for ever.
 */
const question = `SELECT version::text, NOT pg_is_in_recovery() OR (
    EXISTS (SELECT FROM pg_stat_wal_receiver)
    AND (pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn()
      OR now() - pg_last_xact_replay_timestamp() < interval '10 seconds')) AS "keepsUp"
  FROM content_version`;

type Connection = [client: pg.PoolClient, release: (error?: Error | boolean) => void];
type Obtain = () => Promise<Connection>;

/** One replica, and when it may be asked again. */
interface Replica {
  pool: pg.Pool;
  /** On a clock that nobody sets. */
  restsUntil: number;
}

/**
 * Copies of the database that follow it, for reading. An answer that everybody gets may be made of one, where it holds
 * the very content that the primary held when the answer was asked for; everything else reads the primary. What a
 * replica cannot do, the primary does, so none that is late or gone stops a request.
 */
export class Replicas {
  readonly #logger = new Logger(Replicas.name);
  readonly #replicas: Replica[];
  readonly #reading = new AsyncLocalStorage<Replica>();
  readonly #counts = { replica: 0, late: 0, gone: 0 };
  #turn = 0;

  /** @param urls each of one server: behind a balancer two questions might reach two of them */
  constructor(urls: string[]) {
    this.#replicas = urls.map((url) => {
      const pool = new pg.Pool({ ...postgresConnection(url).poolOptions, ...patience });
      // Whoever uses a connection hears of it.
      pool.on('error', () => {});
      return { pool, restsUntil: 0 };
    });
  }

  /** From now on, what reads within `readAt` reads a replica. */
  lead(dataSource: DataSource): void {
    const driver = dataSource.driver as PostgresDriver;
    const obtain = driver.obtainMasterConnection.bind(driver) as Obtain;
    driver.obtainMasterConnection = () => {
      const replica = this.#reading.getStore();
      return replica ? this.#connect(replica, obtain) : obtain();
    };
    const { manager } = dataSource;
    const transact = manager.transaction.bind(manager) as (...parameters: unknown[]) => Promise<unknown>;
    const onPrimary = (...parameters: unknown[]) => this.#reading.exit(() => transact(...parameters));
    manager.transaction = onPrimary as EntityManager['transaction'];
  }

  /**
   * Goes on with a request, which reads a replica where one holds this content.
   * @param version of the content that the primary held a moment ago; undefined where the primary has to be read
   */
  async readAt(version: string | undefined, goOn: () => void): Promise<void> {
    const replica = version === undefined ? undefined : await this.#find(version);
    // A page asks the API of this process, whose answers may be others: each decides for itself.
    if (replica) this.#reading.run(replica, goOn);
    else this.#reading.exit(goOn);
  }

  async close(): Promise<void> {
    await Promise.all(this.#replicas.map(({ pool }) => pool.end()));
  }

  measures(): Measure[] {
    return [
      {
        name: 'database_replica_answers_total',
        kind: 'counter',
        help: 'Answers that could be made of a replica: those that were, and those for which it was late or gone.',
        labels: ['outcome'],
        read: () => Object.entries(this.#counts).map(([outcome, value]) => ({ labels: { outcome }, value })),
      },
    ];
  }

  async #find(version: string): Promise<Replica | undefined> {
    let outcome: 'late' | 'gone' = 'gone';
    for (const _ of this.#replicas) {
      this.#turn = (this.#turn + 1) % this.#replicas.length;
      const replica = this.#replicas[this.#turn]!;
      if (replica.restsUntil > performance.now()) continue;
      const held = await this.#ask(replica);
      if (held?.keepsUp && held.version === version) {
        this.#counts.replica += 1;
        return replica;
      }
      if (held) outcome = 'late';
    }
    this.#counts[outcome] += 1;
    return undefined;
  }

  async #ask(replica: Replica): Promise<{ version: string; keepsUp: boolean } | undefined> {
    try {
      const asked = { name: 'held', text: question, query_timeout: questionTimeout };
      const { rows } = await replica.pool.query<{ version: string; keepsUp: boolean }>(asked);
      return rows[0];
    } catch (error) {
      this.#rest(replica, error);
      return undefined;
    }
  }

  #rest(replica: Replica, error: unknown): void {
    if (replica.restsUntil <= performance.now()) {
      this.#logger.warn({ err: error }, 'A replica of the database does not answer; the primary does');
    }
    replica.restsUntil = performance.now() + restMs;
  }

  async #connect(replica: Replica, obtain: Obtain): Promise<Connection> {
    let client: pg.PoolClient;
    try {
      client = await replica.pool.connect();
    } catch (error) {
      this.#rest(replica, error);
      return obtain();
    }
    let isBroken = false;
    const query = async (...parameters: Statement): Promise<unknown> => {
      try {
        if (!isBroken) return await client.query(...parameters);
      } catch (error) {
        isBroken = true;
        this.#rest(replica, error);
      }
      // Each statement stands for itself, and the primary holds no older content: there it may be asked once more.
      const [primary, release] = await obtain();
      try {
        return await primary.query(...parameters);
      } finally {
        release();
      }
    };
    return [withQuery(client, query), (error) => client.release(error ?? isBroken)];
  }
}

/** What TypeORM asks a connection. */
type Statement = [text: string, values?: unknown[]];

/** The same connection, that asks in another way. */
function withQuery(
  client: pg.PoolClient,
  query: (...parameters: Statement) => Promise<unknown>,
): pg.PoolClient {
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'query') return query;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
