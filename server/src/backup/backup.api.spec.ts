import { afterAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as createPack } from 'tar-stream';
import { openEmptyTestDatabase, openTestDatabase } from '../../test/support/test-database.js';
import { createDataSource } from '../database/database.js';
import { migrations } from '../database/migrations/index.js';
import { DiskStorage } from '../integrations/storage/disk-storage.js';
import { LocalBackupFile } from './backup-file.js';
import { BackupError, FORMAT, MANIFEST } from './backup-format.js';
import { describeBackup, restoreBackup } from './restore-backup.js';
import { tablesInOrder } from './tables.js';
import { writeBackup } from './write-backup.js';

const names = migrations.map(({ name }) => name);
const folder = mkdtempSync(join(tmpdir(), 'test-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('restores rows that refer to rows of a later piece of the same table', async () => {
  const uploads = new DiskStorage(join(folder, 'uploads'));
  const file = new LocalBackupFile(join(folder, 'backup.tar.gz'));
  const original = await openTestDatabase();
  const dataSource = await createDataSource(original, [], migrations).initialize();
  await dataSource.query(`
    INSERT INTO contact_inquiries (id, full_name, email, subject, message, search_text, search_keys)
      OVERRIDING SYSTEM VALUE
      SELECT n, 'Almaz Bekele', 'almaz@example.com', 'A house', 'Inquiry ' || n, 'almaz ' || n, '''2ALMAZ'''
      FROM generate_series(1, 5) n`);
  await dataSource.query(`UPDATE contact_inquiries SET merged_into_id = 5, merged_at = now() WHERE id = 1`);
  const rowsOf = (from: typeof dataSource) =>
    from.query(`SELECT to_jsonb(i) AS row FROM contact_inquiries i ORDER BY id`);
  const selfReferences = (from: typeof dataSource) =>
    from.query(
      `SELECT conname, condeferrable FROM pg_constraint WHERE conrelid = confrelid AND contype = 'f'`,
    );
  const before = await rowsOf(dataSource);
  // Every row is a piece of its own.
  await writeBackup(dataSource, uploads, file, { pieceLength: 1 });

  const copy = await openEmptyTestDatabase();
  await restoreBackup(file, {
    migrations: names,
    openWith: (some) =>
      createDataSource(
        copy,
        [],
        migrations.filter(({ name }) => some.includes(name)),
      ),
    uploads,
  });
  const restored = await createDataSource(copy, []).initialize();
  expect(await rowsOf(restored)).toEqual(before);
  expect(await tablesInOrder(restored)).toEqual(await tablesInOrder(dataSource));
  const versions = await restored.query(
    'SELECT DISTINCT cache_version.version::text = contact_inquiries.xmin::text AS "isRestored" FROM cache_version, contact_inquiries',
  );
  expect(versions).toEqual([{ isRestored: true }]);
  // What the restore loosened is tight again.
  expect(await selfReferences(restored)).toEqual(await selfReferences(dataSource));
  await expect(
    restored.query('UPDATE contact_inquiries SET merged_into_id = 99 WHERE id = 2'),
  ).rejects.toThrow(/foreign key/);
  for (const each of [dataSource, restored]) await each.destroy();
  for (const each of [original, copy]) await each.close();
});

it('restores attachments with their files', async () => {
  const [from, to] = ['sent', 'restored'].map((name) => new DiskStorage(join(folder, name)));
  const file = new LocalBackupFile(join(folder, 'attachments.tar.gz'));
  const original = await openTestDatabase();
  const dataSource = await createDataSource(original, [], migrations).initialize();
  const name = `private/${'0f'.repeat(16)}.dwg`;
  const bytes = Buffer.from('AC1032 plot plan');
  await from!.put(name, bytes);
  await dataSource.query(
    `INSERT INTO attached_files (kind, record_id, name, type, size, path) VALUES ('inquiry', 7, 'ካርታ.dwg', 'dwg', 16, $1)`,
    [`/uploads/${name}`],
  );
  await writeBackup(dataSource, from!, file);
  const copy = await openEmptyTestDatabase();
  await restoreBackup(file, {
    migrations: names,
    openWith: (some) =>
      createDataSource(
        copy,
        [],
        migrations.filter(({ name }) => some.includes(name)),
      ),
    uploads: to!,
  });
  const restored = await createDataSource(copy, []).initialize();
  const [row] = await restored.query<{ name: string; path: string }[]>(
    'SELECT name, path FROM attached_files',
  );
  expect(row).toEqual({ name: 'ካርታ.dwg', path: `/uploads/${name}` });
  expect(await to!.read(name)).toEqual(bytes);
  for (const each of [dataSource, restored]) await each.destroy();
  for (const each of [original, copy]) await each.close();
});

it.each([
  [
    'a version before the first release',
    'TellDemoFromFirm1795900000000',
    'This backup was made by a version before the first release and cannot be restored. ' +
      'Restore it with the version that made it, or start with an empty instance.',
  ],
  [
    'a newer version',
    'FromTheFuture9999999999999',
    /^the backup was made by another version than this program: it has FromTheFuture9999999999999/,
  ],
])('refuses a backup of %s before it opens the database', async (_version, migration, message) => {
  const file = await madeBackup({ migration });
  const restored = restoreBackup(file, {
    migrations: names,
    openWith: () => {
      throw new Error('The database was opened.');
    },
    uploads: new DiskStorage(join(folder, 'none')),
  });
  await expect(restored).rejects.toThrow(BackupError);
  await expect(restored).rejects.toThrow(message);
});

it.each([
  ['is no JSON', '{"id": 1, "na'],
  ['lacks what a row must have', '{"id": 1}'],
])('says that a backup is damaged where a row of it %s', async (_what, row) => {
  const copy = await openEmptyTestDatabase();
  const restored = restoreBackup(await madeBackup({ migration: names.at(-1)! }, { users: `${row}\n` }), {
    migrations: names,
    openWith: () => createDataSource(copy, [], migrations),
    uploads: new DiskStorage(join(folder, 'none')),
  });
  await expect(restored).rejects.toThrow(BackupError);
  await expect(restored).rejects.toThrow(/ is damaged \(/);
  await copy.close();
});

/** A backup with one row of each of the named tables. */
async function madeBackup(
  had: { migration: string; migrations?: string[] },
  rows: Record<string, string> = {},
): Promise<LocalBackupFile> {
  const pack = createPack();
  const tables = Object.keys(rows).map((name) => ({ name, rows: 1 }));
  const made = { format: FORMAT, createdAt: new Date().toISOString() };
  pack.entry({ name: MANIFEST }, JSON.stringify({ ...made, ...had, tables, sequences: [] }));
  for (const [name, row] of Object.entries(rows)) pack.entry({ name: `tables/${name}/000001.ndjson` }, row);
  pack.finalize();
  const path = join(folder, `${randomUUID()}.tar.gz`);
  await pipeline(pack, createGzip(), createWriteStream(path));
  return new LocalBackupFile(path);
}

describe('a backup of a release that does not follow in line', () => {
  /** @returns the migrations that the schema is made of */
  async function schemaFor(had: { migration: string; migrations?: string[] }): Promise<string[]> {
    let opened: string[] | undefined;
    const restored = restoreBackup(await madeBackup(had), {
      migrations: [...names, 'Correction9900000000000', 'Later9900000000001'],
      openWith: (some) => {
        opened = some;
        throw new Error('That is enough.');
      },
      uploads: new DiskStorage(join(folder, 'none')),
    });
    await expect(restored).rejects.toThrow(/./);
    if (!opened) await restored;
    return opened!;
  }

  it('is restored into the schema that it had, without a correction that came between', async () => {
    const migrations = [...names, 'Later9900000000001'];
    expect(await schemaFor({ migration: 'Later9900000000001', migrations })).toEqual(migrations);
    // In this order they ran; the program's own counts.
    const late = [...migrations, 'Correction9900000000000'];
    expect(await schemaFor({ migration: 'Correction9900000000000', migrations: late })).toEqual([
      ...[...names, 'Correction9900000000000', 'Later9900000000001'],
    ]);
  });

  it('is refused where one of its changes is unknown, even if the last one is known', async () => {
    const migrations = [...names.slice(0, -1), 'Correction8900000000000', names.at(-1)!];
    await expect(schemaFor({ migration: names.at(-1)!, migrations })).rejects.toThrow(
      /it has Correction8900000000000, which this one does not know\. Restore it with the version that made it/,
    );
  });

  it('that names its last change only has all before it', async () => {
    expect(await schemaFor({ migration: names[3]! })).toEqual(names.slice(0, 4));
  });

  it('names all its changes', async () => {
    const original = await openTestDatabase();
    const dataSource = await createDataSource(original, [], migrations).initialize();
    const file = new LocalBackupFile(join(folder, 'names-all.tar.gz'));
    await writeBackup(dataSource, new DiskStorage(join(folder, 'none')), file);
    expect((await describeBackup(file)).migrations).toEqual(names);
    await dataSource.destroy();
    await original.close();
  });
});
