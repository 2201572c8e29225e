import type { Writable } from 'node:stream';
import type pg from 'pg';
import {
  type DataSource,
  type EntityManager,
  type ObjectLiteral,
  QueryFailedError,
  type QueryRunner,
} from 'typeorm';
import { tablesWritten } from './caching/cache-version.subscriber.js';
import { cachedContentOf } from './caching/cached-content.decorator.js';

/** Of pg's pool. */
interface SessionOptions {
  /** Left out for the embedded database, whose only session outlives its clients. */
  connectionString?: string;
  /** Behind a pooler the next transaction may get another session. */
  sharesSessions?: true;
}

/**
 * SQL that a connection parses and plans once. Statements that are run without awaiting each other travel together, in
 * the order of the calls: one round trip. Each sees what those before it wrote.
 */
export class PreparedStatement<Row extends ObjectLiteral = never> {
  #isChecked = false;

  /** @param name unique in the program, at most 63 bytes @param text names its columns: `*` breaks when one is added */
  constructor(
    private readonly name: string,
    private readonly text: string,
  ) {}

  /** @throws QueryFailedError */
  async run(manager: EntityManager, values: unknown[] = []): Promise<Row[]> {
    if (!this.#isChecked) this.#requireNoContent(manager.dataSource);
    const runner = manager.queryRunner ?? manager.dataSource.createQueryRunner();
    try {
      const client = (await runner.connect()) as pg.PoolClient;
      const { connectionString, sharesSessions } = manager.dataSource.options.extra as SessionOptions;
      if (connectionString)
        collect((client as pg.PoolClient & { connection: pg.Connection }).connection.stream);
      const name = connectionString && !sharesSessions ? this.name : undefined;
      const { rows } = await client.query<Row>({ name, text: this.text, values });
      return rows;
    } catch (error) {
      throw causeOf(runner, new QueryFailedError(this.text, values, error as Error & { code?: string }));
    } finally {
      if (runner !== manager.queryRunner) await runner.release();
    }
  }

  /** The cache version is raised by subscribers, which hear nothing of this. */
  #requireNoContent({ entityMetadatas }: DataSource): void {
    const tables = tablesWritten(this.text);
    const content = entityMetadatas.find(
      ({ target, tableName }) => cachedContentOf(target) && tables.includes(tableName),
    );
    if (content) throw new Error(`${content.name} is cached content: write it by the manager.`);
    this.#isChecked = true;
  }
}

/** Sends what is written in this turn at once; pg alone would send each message by itself. */
function collect(stream: Writable): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

const causes = new WeakMap<QueryRunner, QueryFailedError>();

/**
 * What those say that follow a failed one on the same trip: the transaction is over, or the statement, which was not
 * parsed because of that, does not exist.
 */
const followsFailure = new Set(['25P02', '26000']);

/** The failure that was the first of its transaction. */
function causeOf(
  runner: QueryRunner,
  failure: QueryFailedError<Error & { code?: string }>,
): QueryFailedError {
  if (followsFailure.has(failure.driverError.code ?? '')) return causes.get(runner) ?? failure;
  causes.set(runner, failure);
  return failure;
}
