import type { DataSource } from 'typeorm';
import type { Config } from './config/config.js';
import {
  boundStatements,
  createDataSource,
  type DatabaseConnection,
  openDatabaseItself,
} from './database/database.js';
import { migrate } from './database/migrate.js';
import { OtherProcesses } from './database/other-processes.js';
import { entities } from './entities.js';
import { prepareFirstStart } from './first-start.js';

/** Thrown when the PostgreSQL server cannot be reached as the settings say. */
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
  const prepare = async (throughItself: DataSource) => {
    await migrate(throughItself);
    await prepareFirstStart(config, throughItself);
    await also();
  };
  const { databaseUrl, databaseDirectUrl } = config;
  // The embedded database belongs to one process.
  if (!databaseUrl) {
    await prepare(await dataSource.initialize());
    return dataSource;
  }
  const named = databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const others = await OtherProcesses.connect(databaseDirectUrl ?? databaseUrl).catch(unreachable(named));
  try {
    await others.inTurn(async () => {
      await dataSource.initialize().catch(unreachable('DATABASE_URL'));
      if (!databaseDirectUrl) return prepare(dataSource);
      const itself = createDataSource(await openDatabaseItself(config), entities);
      await itself.initialize();
      await prepare(itself);
      const toDo = await boundStatements(dataSource, itself);
      if (toDo)
        console.warn(`  Statements may take for ever. Have the database's administrator run: ${toDo};`);
      await itself.destroy();
    });
  } finally {
    await others.close();
  }
  return dataSource;
}

function unreachable(setting: string): (error: Error) => never {
  return ({ message }) => {
    throw new DatabaseSilentError(
      /unsupported startup parameter/.test(message)
        ? `${setting} names a pooler. Name the database itself in DATABASE_DIRECT_URL as well.`
        : `the server that ${setting} names does not answer (${message}). Check it.`,
    );
  };
}
