import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import type { DataSource, QueryRunner } from 'typeorm';
import { raiseCacheVersion } from '../common/caching/cache-version.subscriber.js';
import { liftTimeLimit } from '../database/database.js';
import { isBeforeRelease, migrate } from '../database/migrate.js';
import type { FileStorage } from '../integrations/storage/file-storage.js';
import type { BackupFile } from './backup-file.js';
import { BackupError, type Manifest, MANIFEST, manifestSchema } from './backup-format.js';
import { countRows, hasRows, type Table, tablesInOrder } from './tables.js';

type Entry = Extract extends AsyncIterable<infer Each> ? Each : never;

interface Upload {
  name: string;
  bytes: Buffer;
}

const filesAtOnce = 8;

/** Where a restore puts the uploads. */
type UploadTarget = Pick<FileStorage, 'put'>;

interface Target {
  /** A data source that knows the named migrations and no other; not yet initialised. */
  openWith(migrations: string[]): DataSource;
  /** The names of all migrations that this program knows, oldest first. */
  migrations: string[];
  uploads: UploadTarget;
}

/**
 * Fills an empty instance with a backup: rows, numbers of sequences and uploads. The rows appear all at once at
 * the end, or not at all; pictures of a restore that failed are written over by the next one.
 * @throws BackupError when the file is no backup or is damaged, or the instance is not empty
 */
export async function restoreBackup(file: BackupFile, target: Target): Promise<Manifest> {
  const content = await file.read();
  const entries = extract();
  // What goes wrong while reading reaches the loop below through the entries.
  const read = pipeline(content, createGunzip(), entries).catch((error: Error) => entries.destroy(error));
  const files = entries[Symbol.asyncIterator]();
  let dataSource: DataSource | undefined;
  try {
    const manifest = await readManifest(files, file.name);
    const migrations = migrationsFor(manifest, target.migrations);
    dataSource = await target.openWith(migrations).initialize();
    await load(files, manifest, dataSource, target.uploads);
    await read;
    return manifest;
  } catch (error) {
    entries.destroy();
    if (isDamage(error)) throw new BackupError(`${file.name} is damaged (${(error as Error).message}).`);
    throw error;
  } finally {
    await dataSource?.destroy();
  }
}

/**
 * Releases need not follow one another: a correction of an older release may have a migration that a newer one lacks,
 * or has at another place. So a backup is judged by all the migrations that it has.
 * @returns those that make the schema which its rows fit, in this program's order
 */
function migrationsFor({ migration, migrations }: Manifest, known: string[]): string[] {
  const had = migrations ?? [migration];
  if (had.some((name) => isBeforeRelease(name, known))) {
    const advice = 'Restore it with the version that made it, or start with an empty instance';
    throw new BackupError(
      `This backup was made by a version before the first release and cannot be restored. ${advice}.`,
    );
  }
  const unknown = had.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new BackupError(
      `the backup was made by another version than this program: it has ${unknown.join(', ')}, which this one does ` +
        'not know. Restore it with the version that made it, or a later one that has this change.',
    );
  }
  if (migrations) return known.filter((name) => migrations.includes(name));
  return known.slice(0, known.indexOf(migration) + 1);
}

/** What a backup says about itself, without reading the rest. @throws BackupError when it is none */
export async function describeBackup(file: BackupFile): Promise<Manifest> {
  const content = await file.read();
  const entries = extract();
  const unzipped = createGunzip();
  const read = pipeline(content, unzipped, entries).catch((error: Error) => entries.destroy(error));
  try {
    return await readManifest(entries[Symbol.asyncIterator](), file.name);
  } finally {
    content.destroy();
    entries.destroy();
    await read;
  }
}

async function readManifest(files: AsyncIterator<Entry>, name: string): Promise<Manifest> {
  const isNone = () => new BackupError(`${name} is not a backup of this program.`);
  const first = await files.next().catch(() => {
    throw isNone();
  });
  if (first.done || first.value.header.name !== MANIFEST) throw isNone();
  const manifest = manifestSchema.safeParse(JSON.parse(await text(first.value)));
  if (!manifest.success) throw isNone();
  return manifest.data;
}

async function load(
  files: AsyncIterator<Entry>,
  manifest: Manifest,
  dataSource: DataSource,
  uploads: UploadTarget,
): Promise<void> {
  await refuseFilled(dataSource);
  await migrate(dataSource);
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    // A large piece may take longer than a request is allowed to.
    await liftTimeLimit(runner);
    const selfReferences = await strictSelfReferences(runner);
    // A row may refer to a row of its own table that is in a later piece.
    for (const each of selfReferences) await setTiming(runner, each, 'DEFERRABLE');
    // Triggers may create rows that the backup contains too, in a later table.
    await runner.query('SET CONSTRAINTS ALL DEFERRED');
    const tables = new Map((await tablesInOrder(runner)).map((table) => [table.name, table]));
    // Migrations may bring rows of their own; those of the backup replace them.
    await runner.query(`TRUNCATE ${[...tables.keys()].map((name) => `"${name}"`).join(', ')}`);
    let pictures: Upload[] = [];
    for (let next = await files.next(); !next.done; next = await files.next()) {
      const upload = await take(next.value, tables, runner);
      if (upload) pictures.push(upload);
      if (pictures.length < filesAtOnce) continue;
      await put(pictures, uploads);
      pictures = [];
    }
    await put(pictures, uploads);
    await setSequences(runner, manifest);
    await checkCounts(runner, manifest);
    await raiseCacheVersion(runner);
    // Checks everything now; a constraint with checks to come cannot be altered.
    await runner.query('SET CONSTRAINTS ALL IMMEDIATE');
    for (const each of selfReferences) await setTiming(runner, each, 'NOT DEFERRABLE');
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.release();
  }
}

interface ForeignKey {
  table: string;
  name: string;
}

/** Foreign keys from a table to itself that are checked with each statement. */
async function strictSelfReferences(runner: QueryRunner): Promise<ForeignKey[]> {
  return runner.manager
    .createQueryBuilder()
    .select('conrelid::regclass::text', 'table')
    .addSelect('quote_ident(conname)', 'name')
    .from('pg_constraint', 'key')
    .where(`contype = 'f' AND conrelid = confrelid AND NOT condeferrable`)
    .andWhere('connamespace = current_schema()::regnamespace')
    .getRawMany<ForeignKey>();
}

async function setTiming(
  runner: QueryRunner,
  { table, name }: ForeignKey,
  timing: 'DEFERRABLE' | 'NOT DEFERRABLE',
): Promise<void> {
  await runner.query(`ALTER TABLE ${table} ALTER CONSTRAINT ${name} ${timing}`);
}

async function refuseFilled(dataSource: DataSource): Promise<void> {
  for (const { name } of await tablesInOrder(dataSource)) {
    if (!(await hasRows(dataSource, name))) continue;
    const advice = 'Restore into an empty one: another DATA_DIR, or an empty database in DATABASE_URL';
    throw new BackupError(`this instance already has data (in ${name}). ${advice}.`);
  }
}

/** @returns the file of uploads that it is, else undefined: then it was rows, which are loaded */
async function take(
  entry: Entry,
  tables: Map<string, Table>,
  runner: QueryRunner,
): Promise<Upload | undefined> {
  const { name } = entry.header;
  const table = tables.get(/^tables\/(\w+)\/\d+\.ndjson$/.exec(name)?.[1] ?? '');
  // A name decides where a file goes, so nothing but plain names below the folder is taken.
  const upload = /^uploads\/((?:[\w-]+\/)*[\w-][\w.-]*)$/.exec(name)?.[1];
  if (table) {
    await insertRows(runner, table, await text(entry));
    return undefined;
  }
  if (upload && entry.header.type === 'file') return { name: upload, bytes: await buffer(entry) };
  throw new BackupError(`the backup has an unknown entry: ${name}.`);
}

/** Some at once, because a store takes its time for each. */
async function put(files: Upload[], uploads: UploadTarget): Promise<void> {
  await Promise.all(files.map(({ name, bytes }) => uploads.put(name, bytes)));
}

async function insertRows(runner: QueryRunner, { name, columns }: Table, lines: string): Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  await runner.query(
    `INSERT INTO "${name}" (${list}) OVERRIDING SYSTEM VALUE
      SELECT ${list} FROM jsonb_populate_recordset(NULL::"${name}", $1::jsonb)`,
    [`[${lines.trimEnd().replaceAll('\n', ',')}]`],
  );
}

async function setSequences(runner: QueryRunner, { sequences }: Manifest): Promise<void> {
  for (const { name, last } of sequences) {
    if (last !== null) await runner.query('SELECT setval(quote_ident($1)::regclass, $2)', [name, last]);
  }
}

async function checkCounts(runner: QueryRunner, { tables }: Manifest): Promise<void> {
  for (const { name, rows } of tables) {
    const restored = await countRows(runner, name);
    if (restored === rows) continue;
    throw new BackupError(`the backup is damaged: ${name} should have ${rows} rows and has ${restored}.`);
  }
}

/** zlib and tar name their complaints; anything else is not the file's fault. */
function isDamage(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof BackupError) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  // Of PostgreSQL, 22 and 23 are rows that are no rows of this table.
  return /^(Z_|2[23])/.test(code) || /tar|unexpected end/i.test(error.message);
}
