import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as createPack, type Pack } from 'tar-stream';
import type { DataSource, QueryRunner } from 'typeorm';
import { executedMigrations } from '../database/migrate.js';
import type { FileStorage } from '../integrations/storage/file-storage.js';
import type { BackupFile } from './backup-file.js';
import { BackupError, FORMAT, type Manifest, MANIFEST } from './backup-format.js';
import type { ContentsDigest } from './contents-digest.js';
import { countRows, ownSequences, type Table, tablesInOrder } from './tables.js';

const rowsAtOnce = 200;
const filesAtOnce = 8;
/** Characters after which a piece is closed: small enough to be held in memory, large enough to be quick. */
const usualPieceLength = 2_000_000;

/** What a backup reads of the uploads. */
type UploadSource = Pick<FileStorage, 'list' | 'read'>;

interface WriteOptions {
  pieceLength?: number;
  /** Ends it before it is whole; nothing of it is left then. */
  signal?: AbortSignal;
  /** Gets every file that is written. */
  contents?: ContentsDigest;
  /** Gets the share that is written, from 0 to 1, again and again. */
  onProgress?: (share: number) => void;
}

/**
 * Writes the whole database, as it is at one moment, and the uploads to one file.
 * @throws BackupError when the file exists already or there is nothing to back up
 */
export async function writeBackup(
  dataSource: DataSource,
  uploads: UploadSource,
  file: BackupFile,
  options: WriteOptions = {},
): Promise<Manifest> {
  await file.requireFree();
  const pack = createPack();
  const zipped = createGzip();
  let broken: unknown;
  const stored = file.write(zipped).catch((error: Error) => {
    broken = error;
    zipped.destroy(error);
    throw error;
  });
  // What breaks off at one end breaks off at the other.
  const written = Promise.all([pipeline(pack, zipped), stored]);
  // Looked at below; it may fail before anybody waits for it.
  written.catch(() => {});
  try {
    const manifest = await fill(pack, dataSource, uploads, options);
    pack.finalize();
    await written;
    return manifest;
  } catch (error) {
    const reason = broken ?? error;
    pack.destroy();
    await Promise.allSettled([stored]);
    throw reason;
  }
}

async function fill(
  pack: Pack,
  dataSource: DataSource,
  uploads: UploadSource,
  options: WriteOptions,
): Promise<Manifest> {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction('REPEATABLE READ');
  try {
    const tables = await tablesInOrder(runner);
    const manifest = await describe(runner, tables);
    await addText(pack, MANIFEST, JSON.stringify(manifest, null, 2));
    const { contents, onProgress } = options;
    const names = await uploads.list();
    const all = manifest.tables.reduce((sum, { rows }) => sum + rows, names.length);
    let done = 0;
    const onDone = (more: number) => onProgress?.((done += more) / all);
    for (const [index, table] of tables.entries()) {
      await addRows(pack, runner, table, options);
      onDone(manifest.tables[index]!.rows);
    }
    await addUploads(pack, uploads, names, (name, bytes) => {
      if (bytes) contents?.add(name, bytes);
      onDone(1);
    });
    return manifest;
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

async function describe(runner: QueryRunner, tables: Table[]): Promise<Manifest> {
  const migrations = await executedMigrations(runner);
  const migration = migrations.at(-1);
  if (!migration) throw new BackupError('the database is empty: there is nothing to back up.');
  const counts = [];
  for (const { name } of tables) {
    counts.push({ name, rows: await countRows(runner, name) });
  }
  const sequences = await runner.manager
    .createQueryBuilder()
    .select('sequencename', 'name')
    .addSelect('last_value::text', 'last')
    .from('pg_sequences', 'sequence')
    .where('schemaname = current_schema() AND sequencename NOT IN (:...ownSequences)', { ownSequences })
    .orderBy('name')
    .getRawMany<Manifest['sequences'][number]>();
  const createdAt = new Date().toISOString();
  return { format: FORMAT, createdAt, migration, migrations, tables: counts, sequences };
}

async function addRows(
  pack: Pack,
  runner: QueryRunner,
  { name, columns, primaryKey }: Table,
  { pieceLength = usualPieceLength, signal }: WriteOptions,
): Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const order = primaryKey.map((column) => `"${column}"`).join(', ');
  await runner.query(
    `DECLARE rows_to_back_up CURSOR FOR
      SELECT to_jsonb(r)::text AS line FROM (SELECT ${list} FROM "${name}" ORDER BY ${order}) r`,
  );
  let [piece, pieces] = ['', 0];
  const close = async () => {
    if (piece === '') return;
    pieces += 1;
    await addText(pack, `tables/${name}/${String(pieces).padStart(6, '0')}.ndjson`, piece);
    piece = '';
  };
  for (;;) {
    signal?.throwIfAborted();
    const rows = (await runner.query(`FETCH ${rowsAtOnce} FROM rows_to_back_up`)) as { line: string }[];
    if (rows.length === 0) break;
    for (const { line } of rows) {
      piece += `${line}\n`;
      if (piece.length > pieceLength) await close();
    }
  }
  await close();
  await runner.query('CLOSE rows_to_back_up');
}

/** Some are read at once, because a store takes its time for each. What is removed meanwhile may be missing. */
async function addUploads(
  pack: Pack,
  uploads: UploadSource,
  names: string[],
  onFile: (name: string, bytes: Buffer | undefined) => void,
): Promise<void> {
  for (let from = 0; from < names.length; from += filesAtOnce) {
    const some = names.slice(from, from + filesAtOnce);
    const files = await Promise.all(some.map(async (name) => ({ name, bytes: await uploads.read(name) })));
    for (const { name, bytes } of files) {
      if (bytes) await addFile(pack, `uploads/${name}`, bytes);
      onFile(name, bytes);
    }
  }
}

function addText(pack: Pack, name: string, text: string): Promise<void> {
  return addFile(pack, name, Buffer.from(text));
}

async function addFile(pack: Pack, name: string, bytes: Buffer): Promise<void> {
  await pipeline(Readable.from([bytes]), pack.entry({ name, size: bytes.length }));
}
