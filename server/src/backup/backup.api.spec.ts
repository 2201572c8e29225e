import { afterAll, expect, it } from '@jest/globals';
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
import { restoreBackup } from './restore-backup.js';
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
    openUntil: (last) => createDataSource(copy, [], migrations.slice(0, names.indexOf(last) + 1)),
    uploads,
  });
  const restored = await createDataSource(copy, []).initialize();
  expect(await rowsOf(restored)).toEqual(before);
  expect(await tablesInOrder(restored)).toEqual(await tablesInOrder(dataSource));
  const countsOf = (from: typeof dataSource) =>
    from.query(
      `SELECT facet, facets, day, sum(amount)::int AS amount, count(*)::int AS lines FROM record_counts
       WHERE source = 'contact_inquiries' AND facet = '' GROUP BY facet, facets, day`,
    );
  expect(await countsOf(restored)).toEqual([{ facet: '', facets: {}, day: null, amount: 5, lines: 1 }]);
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
    openUntil: (last) => createDataSource(copy, [], migrations.slice(0, names.indexOf(last) + 1)),
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
  ['a newer version', 'FromTheFuture9999999999999', /^the backup is newer than this program/],
])('refuses a backup of %s before it opens the database', async (_version, migration, message) => {
  const pack = createPack();
  const manifest = {
    format: FORMAT,
    createdAt: new Date().toISOString(),
    migration,
    tables: [],
    sequences: [],
  };
  pack.entry({ name: MANIFEST }, JSON.stringify(manifest));
  pack.finalize();
  const path = join(folder, `${migration}.tar.gz`);
  await pipeline(pack, createGzip(), createWriteStream(path));
  const restored = restoreBackup(new LocalBackupFile(path), {
    migrations: names,
    openUntil: () => {
      throw new Error('The database was opened.');
    },
    uploads: new DiskStorage(join(folder, 'none')),
  });
  await expect(restored).rejects.toThrow(BackupError);
  await expect(restored).rejects.toThrow(message);
});
