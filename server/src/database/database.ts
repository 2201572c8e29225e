import type pg from 'pg';
import {
  type DataSource,
  type DataSourceOptions,
  DefaultNamingStrategy,
  type NamingStrategyInterface,
  type QueryRunner,
  type Table,
} from 'typeorm';
import { AfterCommitSubscriber } from '../common/after-commit.js';
import { CacheVersionSubscriber } from '../common/caching/cache-version.subscriber.js';
import { snakeCase } from '../common/database-columns.js';
import type { Config } from '../config/config.js';
import { GuardedDataSource } from './guarded-data-source.js';
import { migrations } from './migrations/index.js';

/**
 * Names as PostgreSQL itself would give them: snake_case columns, `table_pkey`, `table_column_key`,
 * `table_column_fkey`, `table_column_check`, `table_column_idx`. A plain SQL migration and the entities then
 * agree without writing a single name twice.
 */
class PostgresNamingStrategy extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? snakeCase(propertyName);
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snakeCase(`${relationName}_${referencedColumnName}`);
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pkey`;
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return this.#name(table, columns, 'key');
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return this.#name(table, columns, 'fkey');
  }

  override indexName(table: Table | string, columns: string[]): string {
    return this.#name(table, columns, 'idx');
  }

  /** @param expression begins with its column */
  override checkConstraintName(table: Table | string, expression: string): string {
    return this.#name(table, [expression.split(' ', 1)[0]!], 'check');
  }

  #name(table: Table | string, columns: string[], suffix: string): string {
    return [this.getTableName(table), ...columns, suffix].join('_');
  }
}

type Entities = NonNullable<DataSourceOptions['entities']>;

/** An open way to a database: pool options for TypeORM's postgres driver, and how to close what is behind. */
export interface DatabaseConnection {
  /** `embedded` is PGlite in this process, `postgresql` a server. */
  kind: 'embedded' | 'postgresql';
  poolOptions: object;
  /** Of the embedded database: whether anything was written since it was opened. */
  hasChanged?(): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens the database that the settings name. @throws DataDirectoryInUseError */
export async function openDatabase(config: Config): Promise<DatabaseConnection> {
  const { databaseUrl, databaseDirectUrl, databasePoolSize } = config;
  if (databaseUrl && databaseDirectUrl) return pooledConnection(databaseUrl, databasePoolSize);
  if (databaseUrl) return postgresConnection(databaseUrl, databasePoolSize);
  const { openEmbeddedDatabase } = await import('./embedded/open-embedded-database.js');
  return { kind: 'embedded', ...(await openEmbeddedDatabase(config.dataDir)) };
}

/** The same without a pooler between, for what takes a session of its own: migrations, backup and restore. */
export async function openDatabaseItself(config: Config): Promise<DatabaseConnection> {
  return config.databaseDirectUrl ? postgresConnection(config.databaseDirectUrl, 2) : openDatabase(config);
}

/** Less than the clients wait for an answer, so that they get an error that says what is wrong. */
const connectionTimeoutMillis = 8_000;

/** How pg's pool is to connect, and what it may not rely on. */
export interface PoolOptions extends pg.PoolConfig {
  /** The next query may get another session: nothing that a session remembers is there any more. */
  sharesSessions?: true;
}

/** What each session is to know. PostgreSQL would compile what seems long to it, which takes longer than it spares. */
const sessionSettings = { timezone: 'UTC', statement_timeout: '30s', jit: 'off' };

/** A pool of at most `max` connections to a PostgreSQL server. */
export function postgresConnection(url: string, max = 10): DatabaseConnection {
  const options = Object.entries(sessionSettings).map(([name, value]) => `-c ${name}=${value}`);
  const poolOptions: PoolOptions = {
    connectionString: url,
    max,
    connectionTimeoutMillis,
    // Statements that do not wait for each other share a round trip.
    pipeline: true,
    options: options.join(' '),
  };
  return { kind: 'postgresql', poolOptions, close: async () => {} };
}

/**
 * A pool of at most `max` connections to a pooler that shares the sessions of a PostgreSQL server among transactions,
 * as PgBouncer does in transaction mode. Such a one refuses settings at the start of a connection. It follows a change
 * of the time zone; `boundStatements` sees to the rest.
 */
export function pooledConnection(url: string, max: number): DatabaseConnection {
  const poolOptions: PoolOptions = {
    connectionString: url,
    max,
    connectionTimeoutMillis,
    pipeline: true,
    sharesSessions: true,
    // The pool waits for it, which its types do not say.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: async (client) => {
      await client.query(`SET TIME ZONE '${sessionSettings.timezone}'`);
    },
  };
  return { kind: 'postgresql', poolOptions, close: async () => {} };
}

/**
 * Has the server itself bound the statements of sessions that a pooler shares, unless it does so already.
 * @param through a data source behind the pooler
 * @param itself a connection without it
 * @returns what an administrator of the database has to do, where this account may not
 */
export async function boundStatements(
  through: DataSource,
  itself: { query(statement: string): Promise<unknown> },
): Promise<string | undefined> {
  const [session] = await through.query<{ bound: string; role: string; database: string }[]>(
    `SELECT current_setting('statement_timeout') AS bound, quote_ident(current_user) AS role,
      quote_ident(current_database()) AS database`,
  );
  const { bound, role, database } = session!;
  if (bound !== '0') return undefined;
  const statements = Object.entries(sessionSettings)
    .map(([name, value]) => `ALTER ROLE ${role} IN DATABASE ${database} SET ${name} = '${value}'`)
    .join('; ');
  return itself.query(statements).then(
    () => undefined,
    () => statements,
  );
}

/** Lets the statements of a transaction take as long as they take. */
export async function liftTimeLimit(runner: QueryRunner): Promise<void> {
  await runner.query('SET LOCAL statement_timeout = 0');
}

/**
 * The data source over a connection; not yet initialised.
 * @param known the migrations it knows of; fewer than all for a database as an earlier release made it
 */
export function createDataSource(
  connection: Pick<DatabaseConnection, 'poolOptions'>,
  entities: Entities,
  known = migrations,
): DataSource {
  return new GuardedDataSource({ ...optionsOf(connection), entities, migrations: known });
}

/** How TypeORM uses a connection. One driver serves both kinds of database. */
export function optionsOf({ poolOptions }: Pick<DatabaseConnection, 'poolOptions'>): DataSourceOptions {
  return {
    type: 'postgres',
    extra: poolOptions,
    // In this order: work after a commit may begin another transaction.
    subscribers: [CacheVersionSubscriber, AfterCommitSubscriber],
    migrations,
    migrationsTransactionMode: 'all',
    namingStrategy: new PostgresNamingStrategy(),
    installExtensions: false,
    // Values never belong in a log; the failed statement's name is enough to find it.
    logging: false,
  };
}
