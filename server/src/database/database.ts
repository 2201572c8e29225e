import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Config } from '../config/config.js';
import { openEmbeddedDatabase } from './embedded/open-embedded-database.js';
import { ForgetTotalsSubscriber } from './forget-totals.subscriber.js';
import { migrations } from './migrations/index.js';
import { PostgresNamingStrategy } from './postgres-naming-strategy.js';
import { guardSingleConnection } from './single-connection-guard.js';

type Entities = NonNullable<DataSourceOptions['entities']>;

/** An open way to a database: pool options for TypeORM's postgres driver, and how to close what is behind. */
export interface DatabaseConnection {
  /** `embedded` is PGlite in this process, `postgresql` a server. */
  kind: 'embedded' | 'postgresql';
  poolOptions: object;
  close(): Promise<void>;
}

/** Opens the database that the settings name. @throws DataDirectoryInUseError */
export async function openDatabase(config: Config): Promise<DatabaseConnection> {
  if (config.databaseUrl) return postgresConnection(config.databaseUrl);
  return { kind: 'embedded', ...(await openEmbeddedDatabase(config.dataDir)) };
}

/** Less than the clients wait for an answer, so that they are told what is wrong. */
const connectionTimeoutMillis = 8_000;

/** A pool of at most `max` connections to a PostgreSQL server. */
export function postgresConnection(url: string, max = 10): DatabaseConnection {
  return {
    kind: 'postgresql',
    poolOptions: {
      connectionString: url,
      max,
      connectionTimeoutMillis,
      options: '-c timezone=UTC -c statement_timeout=30s',
    },
    close: async () => {},
  };
}

/**
 * The data source over a connection; not yet initialised. One driver serves both kinds of database.
 * @param known the migrations it knows of; fewer than all for a database as an earlier release made it
 */
export function createDataSource(
  connection: Pick<DatabaseConnection, 'poolOptions'>,
  entities: Entities,
  known = migrations,
): DataSource {
  const dataSource = new DataSource({
    type: 'postgres',
    extra: connection.poolOptions,
    entities,
    subscribers: [ForgetTotalsSubscriber],
    migrations: known,
    migrationsTransactionMode: 'all',
    namingStrategy: new PostgresNamingStrategy(),
    installExtensions: false,
    // Values never belong in a log; the failed statement's name is enough to find it.
    logging: false,
  });
  guardSingleConnection(dataSource);
  return dataSource;
}
