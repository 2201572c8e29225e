import { createHash } from 'node:crypto';
import {
  type DataSource,
  type EntityManager,
  MigrationExecutor,
  type MigrationInterface,
  QueryFailedError,
  type QueryRunner,
} from 'typeorm';
import { liftTimeLimit } from './database.js';

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

/** Thrown when a migration did something else to the database than it does in this program, as in a preview. */
export class DatabaseDiffersError extends Error {
  constructor(differing: string[], options?: ErrorOptions) {
    const what = differing.length > 0 ? ` (${differing.join(', ')})` : '';
    super(
      `This database was made by a preview whose tables differ from those of this version${what}. To keep its content, ` +
        'run "npm run backup" with the version that made it, and "npm run restore" with this one on an empty database: ' +
        'another DATA_DIR, or an empty database in DATABASE_URL.',
      options,
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
 * @param beforeChange gets the names of the migrations that ran before, once nothing is in the way of the others
 * @returns the names of the migrations that ran
 * @throws DatabaseBeforeReleaseError, DatabaseNewerThanCodeError, DatabaseDiffersError before anything is written; the
 *   last one also after new migrations ran, where the database is from before there were hashes
 */
export async function migrate(
  dataSource: DataSource,
  beforeChange: (executed: string[]) => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const hashes = await hashesOf(dataSource.migrations);
  const executed = await requireFitting(dataSource, hashes);
  await beforeChange(executed.map(({ name }) => name));
  const isWithoutHashes = executed.some(({ hash }) => !hash);
  try {
    const ran = await runPending(dataSource);
    if (isWithoutHashes) await requireExpectedTables(dataSource);
    await keepHashes(dataSource, hashes);
    return ran;
  } catch (error) {
    if (!isWithoutHashes || !(error instanceof QueryFailedError)) throw error;
    throw new DatabaseDiffersError([], { cause: error });
  }
}

/**
 * Returns the migrations that the next start runs, oldest first. Writes nothing.
 * @throws DatabaseBeforeReleaseError, DatabaseNewerThanCodeError, DatabaseDiffersError
 */
export async function pendingMigrations(dataSource: DataSource): Promise<string[]> {
  const executed = await requireFitting(dataSource, await hashesOf(dataSource.migrations));
  const names = new Set(executed.map(({ name }) => name));
  return dataSource.migrations.map(({ name }) => name!).filter((name) => !names.has(name));
}

/** @returns what has run @throws DatabaseBeforeReleaseError, DatabaseNewerThanCodeError, DatabaseDiffersError */
async function requireFitting(dataSource: DataSource, hashes: Map<string, string>): Promise<Executed[]> {
  const known = dataSource.migrations.map(({ name }) => name!);
  const executed = await readExecuted(dataSource);
  if (executed.some(({ name }) => isBeforeRelease(name, known))) throw new DatabaseBeforeReleaseError();
  const fits = ({ name, needs }: Executed) => known.includes(name) || needs === null || known.includes(needs);
  const unknown = executed.filter((each) => !fits(each));
  if (unknown.length > 0) throw new DatabaseNewerThanCodeError(unknown.map(({ name }) => name));
  const isOther = ({ name, hash }: Executed) => hash && hashes.has(name) && hashes.get(name) !== hash;
  const differing = executed.filter(isOther);
  if (differing.length > 0) throw new DatabaseDiffersError(differing.map(({ name }) => name));
  return executed;
}

/** A hash of the statements of each migration, by its name: neither layout nor comments count. */
async function hashesOf(all: MigrationInterface[]): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const migration of all) {
    const hash = createHash('sha256');
    const recorder = {
      query: (sql: string) => {
        hash.update(sql.replace(/--.*/g, '').replace(/\s+/g, ' ').trim()).update('\0');
        return Promise.resolve([]);
      },
    };
    // What reads the answers of a database is counted up to there.
    await migration.up(recorder as unknown as QueryRunner).catch(() => {});
    hashes.set(migration.name!, hash.digest('hex'));
  }
  return hashes;
}

/** A database without hashes is judged by its tables. @throws DatabaseDiffersError */
async function requireExpectedTables(dataSource: DataSource): Promise<void> {
  if (dataSource.entityMetadatas.length === 0) return;
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  if (upQueries.length > 0) throw new DatabaseDiffersError([]);
}

/** An older backup is restored into its own schema, which may have no place for them yet. */
async function keepHashes(dataSource: DataSource, hashes: Map<string, string>): Promise<void> {
  const missing = (await readExecuted(dataSource)).filter(({ hash }) => hash === null);
  for (const { name } of missing) {
    const hash = hashes.get(name);
    if (hash) await update(dataSource.manager, name, { hash });
  }
}

/** All in one transaction, which may take as long as it takes: to rewrite a large table is no slip of a request. */
async function runPending(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    await liftTimeLimit(runner);
    const ran = await new MigrationExecutor(dataSource, runner).executePendingMigrations();
    for (const { name } of ran) {
      const migration = dataSource.migrations.find((each) => each.name === name);
      const { needs } = migration as Partial<ContractingMigration>;
      if (needs) await update(runner.manager, name, { needs });
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

/** Writes what belongs to a migration that has run. */
async function update(
  manager: EntityManager,
  name: string,
  values: Partial<Pick<Executed, 'hash' | 'needs'>>,
): Promise<void> {
  await manager
    .createQueryBuilder()
    .update('migrations')
    .set(values)
    .where('name = :name', { name })
    .execute();
}

interface Executed {
  name: string;
  /** Null where it took nothing away. */
  needs: string | null;
  /** Null where it ran before there were hashes; undefined where the table has no place for one. */
  hash?: string | null;
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
