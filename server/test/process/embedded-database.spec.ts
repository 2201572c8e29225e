import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { DataDirectoryInUseError } from '../../src/database/embedded/data-directory-lock.js';
import {
  type EmbeddedDatabase,
  openEmbeddedDatabase,
} from '../../src/database/embedded/open-embedded-database.js';
import { canMountDisks, SmallDisk } from '../support/small-disk.js';
import { waitFor } from '../support/wait-for.js';

// A first start takes longer than all the rest.
const disk = canMountDisks ? new SmallDisk('160m') : undefined;
const dataDir = disk?.folder ?? mkdtempSync(join(tmpdir(), 'test-durable-'));
let database: EmbeddedDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await openEmbeddedDatabase(dataDir);
  pool = new pg.Pool(database.poolOptions);
  await pool.query('CREATE TABLE notes (text text)');
});
afterEach(() => {
  jest.restoreAllMocks();
  syncBuiltinESMExports();
});
afterAll(async () => {
  await pool.end();
  await database.close();
  if (disk) disk.remove();
  else rmSync(dataDir, { recursive: true, force: true });
});

const acknowledged: string[] = [];

/** Tries to write a note. @returns the state of the refusal; undefined where it is acknowledged */
async function write(text: string): Promise<string | undefined> {
  try {
    await pool.query('INSERT INTO notes VALUES ($1)', [text]);
    acknowledged.push(text);
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

/** Each that was acknowledged is there, once. */
async function expectNothingLost(): Promise<void> {
  const { rows } = await pool.query<{ text: string; count: string }>(
    'SELECT text, count(*) FROM notes GROUP BY text',
  );
  const counts = new Map(rows.map(({ text, count }) => [text, Number(count)]));
  expect(acknowledged.filter((text) => counts.get(text) !== 1)).toEqual([]);
}

// A kill -9 alone cannot show this: the operating system keeps what was written, synced or not.
it('syncs every commit to the disk', async () => {
  const sync = jest.spyOn(fs, 'fsyncSync');
  syncBuiltinESMExports();
  for (let commit = 1; commit <= 5; commit += 1) {
    expect(await write(`note ${commit}`)).toBeUndefined();
    expect(sync.mock.calls.length).toBeGreaterThanOrEqual(commit);
  }
});

it('acknowledges no commit that does not reach the disk, and goes on from what did', async () => {
  const sync = jest.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw Object.assign(new Error('the disk is broken'), { code: 'EIO' });
  });
  syncBuiltinESMExports();
  expect(await write('not synced')).toBe('57P02');
  // It cannot be opened either, and says so.
  expect(await write('not open')).toBe('57P02');
  sync.mockRestore();
  syncBuiltinESMExports();
  await waitFor(async () => expect(await write('synced again')).toBeUndefined());
  await expectNothingLost();
});

it('makes a file later that could not be made at first', async () => {
  const write = jest.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  });
  syncBuiltinESMExports();
  const client = await pool.connect();
  // Larger ones have their free space noted in a file of its own.
  const grow = () => client.query(`INSERT INTO notes SELECT 'row ' || n FROM generate_series(1, 20000) AS n`);
  await expect(grow()).rejects.toMatchObject({ code: '53000' });
  write.mockRestore();
  syncBuiltinESMExports();
  await grow();
  client.release();
});

(disk ? it : it.skip)('loses nothing on a full disk, and goes on when there is room', async () => {
  const client = await pool.connect();
  const states = new Set<string | undefined>();
  disk!.fill();
  // Its tables cannot grow,
  for (let number = 0; number < 200; number += 1) {
    const insert = client.query('INSERT INTO notes VALUES ($1)', [`${number}${'x'.repeat(4_000)}`]);
    states.add(
      await insert.then(
        () => undefined,
        ({ code }: { code: string }) => code,
      ),
    );
  }
  expect(states).toContain('53100');
  // and then its log cannot, without which it is nothing.
  await client.query('SELECT pg_switch_wal()');
  client.release();
  states.add(await write('no room'));
  states.add(await write('still no room'));
  disk!.makeRoom();
  await waitFor(async () => expect(await write('room again')).toBeUndefined());
  await expectNothingLost();
  expect(states).toEqual(new Set([undefined, '53100', '57P02']));
});

it('opens a directory for one at a time', async () => {
  await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow(DataDirectoryInUseError);
  await pool.end();
  await database.close();
  database = await openEmbeddedDatabase(dataDir);
  pool = new pg.Pool(database.poolOptions);
  await expectNothingLost();
});
