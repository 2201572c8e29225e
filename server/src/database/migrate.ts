import type { DataSource } from 'typeorm';

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
  const ran = await dataSource.runMigrations();
  return ran.map((migration) => migration.name);
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
