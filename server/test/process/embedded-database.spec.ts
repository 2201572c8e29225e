import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { DataDirectoryInUseError } from '../../src/database/embedded/data-directory-lock.js';
import { openEmbeddedDatabase } from '../../src/database/embedded/open-embedded-database.js';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'test-durable-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(dataDir, { recursive: true, force: true });
});

// A kill -9 alone cannot show this: the operating system keeps what was written, synced or not.
it('syncs every commit to the disk', async () => {
  const database = await openEmbeddedDatabase(dataDir);
  const pool = new pg.Pool(database.poolOptions);
  await pool.query('CREATE TABLE notes (text text)');
  const sync = jest.spyOn(fs, 'fsyncSync');
  syncBuiltinESMExports();
  for (let commit = 1; commit <= 5; commit += 1) {
    await pool.query('INSERT INTO notes VALUES ($1)', [`note ${commit}`]);
    expect(sync.mock.calls.length).toBeGreaterThanOrEqual(commit);
  }
  await pool.end();
  await database.close();
}, 30_000);

it('opens a directory for one at a time', async () => {
  const database = await openEmbeddedDatabase(dataDir);
  await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow(DataDirectoryInUseError);
  await database.close();
  const again = await openEmbeddedDatabase(dataDir);
  await again.close();
}, 30_000);
