import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as createPack, type Pack } from 'tar-stream';
import type { DataSource, QueryRunner } from 'typeorm';
import { executedMigrations } from '../database/migrate.js';
import { BackupError, FORMAT, type Manifest, MANIFEST } from './backup-format.js';
import { type Table, tablesInOrder } from './tables.js';

const rowsAtOnce = 200;
/** Characters after which a piece is closed: small enough to be held in memory, large enough to be quick. */
const pieceLength = 2_000_000;

/**
 * Writes the whole database, as it is at one moment, and the uploads to one file. The file takes its name only
 * once it is complete and on the disk.
 * @param uploads folder of the uploads
 * @throws BackupError when the file exists already or there is nothing to back up
 */
export async function writeBackup(dataSource: DataSource, uploads: string, file: string): Promise<Manifest> {
  if (existsSync(file)) throw new BackupError(`${file} exists already. Name another file, or remove it.`);
  if (!existsSync(dirname(file)))
    throw new BackupError(`there is no folder ${dirname(file)}. Make it first.`);
  const unfinished = `${file}.unfinished`;
  const pack = createPack();
  const written = pipeline(pack, createGzip(), createWriteStream(unfinished));
  try {
    const manifest = await fill(pack, dataSource, uploads);
    pack.finalize();
    await written;
    await syncToDisk(unfinished);
    await rename(unfinished, file);
    return manifest;
  } catch (error) {
    pack.destroy();
    await written.catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function fill(pack: Pack, dataSource: DataSource, uploads: string): Promise<Manifest> {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction('REPEATABLE READ');
  try {
    const tables = await tablesInOrder(runner);
    const manifest = await describe(runner, tables);
    await addText(pack, MANIFEST, JSON.stringify(manifest, null, 2));
    for (const table of tables) await addRows(pack, runner, table);
    await addUploads(pack, uploads);
    return manifest;
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

async function describe(runner: QueryRunner, tables: Table[]): Promise<Manifest> {
  const migration = (await executedMigrations(runner)).at(-1);
  if (!migration) throw new BackupError('the database is empty: there is nothing to back up.');
  const counts = [];
  for (const { name } of tables) {
    const [count] = (await runner.query(`SELECT count(*)::int AS rows FROM "${name}"`)) as [{ rows: number }];
    counts.push({ name, rows: count.rows });
  }
  const sequences = (await runner.query(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
      WHERE schemaname = current_schema() AND sequencename <> 'migrations_id_seq' ORDER BY 1`,
  )) as Manifest['sequences'];
  return { format: FORMAT, createdAt: new Date().toISOString(), migration, tables: counts, sequences };
}

async function addRows(pack: Pack, runner: QueryRunner, { name, columns, primaryKey }: Table): Promise<void> {
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

async function addUploads(pack: Pack, uploads: string): Promise<void> {
  if (!existsSync(uploads)) return;
  const entries = await readdir(uploads, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.unfinished')) continue;
    const path = join(entry.parentPath, entry.name);
    const name = `uploads/${path
      .slice(uploads.length + 1)
      .split(sep)
      .join('/')}`;
    await addUpload(pack, path, name);
  }
}

async function addUpload(pack: Pack, path: string, name: string): Promise<void> {
  // Open while it is read, so that a picture replaced meanwhile is still whole here.
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!handle) return;
  const { size } = await handle.stat();
  await pipeline(createReadStream('', { fd: handle }), pack.entry({ name, size }));
}

async function addText(pack: Pack, name: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  await pipeline(Readable.from([bytes]), pack.entry({ name, size: bytes.length }));
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
