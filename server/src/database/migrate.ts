import { type DataSource, MigrationExecutor } from 'typeorm';

/** Thrown when the database was written by a later version of this program. */
export class DatabaseNewerThanCodeError extends Error {
  constructor(unknown: string[]) {
    super(
      `The database is newer than this program: it has had the change ${unknown.join(', ')}, which is unknown here. ` +
        'Start the newer version, or restore a backup made with this one.',
    );
  }
}

/**
 * Brings the database to the state this program expects.
 * @returns the names of the migrations that ran
 * @throws DatabaseNewerThanCodeError before anything is written
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const known = new Set(dataSource.migrations.map((migration) => migration.name));
  const unknown = (await executedMigrations(dataSource)).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new DatabaseNewerThanCodeError(unknown);
  return runPending(dataSource);
}

/** All in one transaction, which may take as long as it takes: to rewrite a large table is no slip of a request. */
async function runPending(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query('SET LOCAL statement_timeout = 0');
    const ran = await new MigrationExecutor(dataSource, runner).executePendingMigrations();
    await runner.commitTransaction();
    return ran.map((migration) => migration.name);
  } catch (error) {
    await runner.rollbackTransaction().catch(() => {});
    throw error;
  } finally {
    await runner.release();
  }
}

/** @returns the names of the migrations that made the database what it is, oldest first */
export async function executedMigrations(database: {
  query(statement: string): Promise<unknown>;
}): Promise<string[]> {
  const [table] = (await database.query(`SELECT to_regclass('migrations')::text AS name`)) as {
    name: string | null;
  }[];
  if (!table?.name) return [];
  const rows = (await database.query('SELECT name FROM migrations ORDER BY id')) as { name: string }[];
  return rows.map((row) => row.name);
}
