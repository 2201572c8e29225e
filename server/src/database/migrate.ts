import { type DataSource, MigrationExecutor, type MigrationInterface } from 'typeorm';

/** A migration that takes something away. All others leave what earlier releases read and write as it was. */
export interface ContractingMigration extends MigrationInterface {
  /** The name of the migration since whose release nobody uses any more what goes. */
  readonly needs: string;
}

/** Thrown when a later version of this program took something away that this one needs. */
export class DatabaseNewerThanCodeError extends Error {
  constructor(unknown: string[]) {
    super(
      `The database is newer than this program: it has the migration ${unknown.join(', ')}, which this version does not know. ` +
        'Start the newer version, or restore a backup made with this one.',
    );
  }
}

/** Thrown when a version before the first release made the database: its schema has nothing in common with this one. */
export class DatabaseBeforeReleaseError extends Error {
  constructor() {
    super(
      'This database was made by a version before the first release and cannot be used. ' +
        'Start with an empty one: another DATA_DIR, or an empty database in DATABASE_URL.',
    );
  }
}

/**
 * Whether a migration is one of the schema before the first release: of these, none is later than the first of today.
 * @param known the names of the migrations that this program knows, oldest first
 */
export function isBeforeRelease(migration: string, known: string[]): boolean {
  return timestampOf(migration) < timestampOf(known[0]!);
}

/** Names of migrations end with it, in milliseconds. */
const timestampOf = (migration: string) => Number(migration.slice(-13));

/**
 * Brings the database to the state this program expects. A later release may have gone further, as in a rolling
 * release: its changes are no hindrance as long as they only added something, or took away what this release does not
 * use any more.
 * @returns the names of the migrations that ran
 * @throws DatabaseBeforeReleaseError, DatabaseNewerThanCodeError before anything is written
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const known = dataSource.migrations.map(({ name }) => name!);
  const executed = await readExecuted(dataSource);
  if (executed.some(({ name }) => isBeforeRelease(name, known))) throw new DatabaseBeforeReleaseError();
  const fits = ({ name, needs }: Executed) => known.includes(name) || needs === null || known.includes(needs);
  const unknown = executed.filter((each) => !fits(each));
  if (unknown.length > 0) throw new DatabaseNewerThanCodeError(unknown.map(({ name }) => name));
  return runPending(dataSource);
}

/** All in one transaction, which may take as long as it takes: to rewrite a large table is no slip of a request. */
async function runPending(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await runner.query('SET LOCAL statement_timeout = 0');
    const ran = await new MigrationExecutor(dataSource, runner).executePendingMigrations();
    for (const { name } of ran) {
      const migration = dataSource.migrations.find((each) => each.name === name);
      const { needs } = migration as Partial<ContractingMigration>;
      if (needs) await runner.query('UPDATE migrations SET needs = $1 WHERE name = $2', [needs, name]);
    }
    await runner.commitTransaction();
    return ran.map((migration) => migration.name);
  } catch (error) {
    await runner.rollbackTransaction().catch(() => {});
    throw error;
  } finally {
    await runner.release();
  }
}

interface Executed {
  name: string;
  /** Null where it took nothing away. */
  needs: string | null;
}

interface Queryable {
  query(statement: string): Promise<unknown>;
}

/** @returns the names of the migrations that made the database what it is, oldest first */
export async function executedMigrations(database: Queryable): Promise<string[]> {
  return (await readExecuted(database)).map(({ name }) => name);
}

async function readExecuted(database: Queryable): Promise<Executed[]> {
  const [table] = (await database.query(`SELECT to_regclass('migrations')::text AS name`)) as {
    name: string | null;
  }[];
  if (!table?.name) return [];
  const rows = await database.query('SELECT to_jsonb(migrations) AS row FROM migrations ORDER BY id');
  return (rows as { row: Executed }[]).map(({ row }) => row);
}
