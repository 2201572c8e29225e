import type { DataSource } from 'typeorm';
import type { Config } from './config/config.js';
import { createDataSource, type DatabaseConnection } from './database/database.js';
import { migrate } from './database/migrate.js';
import { OtherProcesses } from './database/other-processes.js';
import { entities } from './entities.js';
import { prepareFirstStart } from './first-start.js';

/** Thrown when the PostgreSQL server cannot be reached. */
export class DatabaseSilentError extends Error {}

/**
 * Connects to the database and brings it to the state this program expects: migrations, an administrator, and the demo
 * firm if wanted. Of several processes one does so, and the others find it done.
 * @param also what else one of them does for all
 * @returns the data source, initialised
 */
export async function prepareDatabase(
  config: Config,
  database: DatabaseConnection,
  also: () => Promise<void>,
): Promise<DataSource> {
  const dataSource = createDataSource(database, entities);
  const prepare = async () => {
    await dataSource.initialize();
    await migrate(dataSource);
    await prepareFirstStart(config, dataSource);
    await also();
  };
  // The embedded database belongs to one process.
  if (!config.databaseUrl) {
    await prepare();
    return dataSource;
  }
  const others = await OtherProcesses.connect(config.databaseUrl).catch((error: Error) => {
    throw new DatabaseSilentError(
      `the server that DATABASE_URL names does not answer (${error.message}). Check it.`,
    );
  });
  try {
    await others.inTurn(prepare);
  } finally {
    await others.close();
  }
  return dataSource;
}
