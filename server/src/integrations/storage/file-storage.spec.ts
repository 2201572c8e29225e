import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Store } from '../../../test/support/s3-store.js';
import { canMountDisks, SmallDisk } from '../../../test/support/small-disk.js';
import { ApiException } from '../../common/errors/api-exception.js';
import { DiskStorage } from './disk-storage.js';
import type { FileStorage } from './file-storage.js';
import { S3Storage } from './s3-storage.js';

const folders = mkdtempSync(join(tmpdir(), 'test-storage-'));
let store: S3Store;
beforeAll(async () => {
  store = await S3Store.start();
});
afterAll(async () => {
  await store.stop();
  rmSync(folders, { recursive: true });
});

/** Opens an empty storage of each kind. */
const kinds: [string, () => Promise<FileStorage>][] = [
  ['a folder', async () => new DiskStorage(join(mkdtempSync(join(folders, 'disk-')), 'uploads'))],
  [
    'an S3-compatible store',
    async () => {
      await store.empty();
      // Beside the uploads lies something else.
      await store.put('backups/a.tar.gz', Buffer.from('x'));
      return new S3Storage(store.settings);
    },
  ],
];

describe.each(kinds)('a storage that is %s', (_kind, open) => {
  let storage: FileStorage;
  beforeEach(async () => {
    storage = await open();
  });

  it('gives back what it was given, and knows since when it is there', async () => {
    const before = Date.now();
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
    await storage.put('projects/house-1x1.webp', bytes);
    expect(bytes.equals((await storage.read('projects/house-1x1.webp'))!)).toBe(true);
    expect(await storage.readStart('projects/house-1x1.webp', 12)).toEqual(bytes.subarray(0, 12));
    const found = await storage.find('projects/house-1x1.webp');
    expect(found!.size).toBe(100_000);
    expect(Math.abs(found!.since.getTime() - before)).toBeLessThan(10_000);
  });

  it('stores empty files, and files shorter than the requested range', async () => {
    await storage.put('empty.avif', Buffer.alloc(0));
    await storage.put('short.webp', Buffer.from('abc'));
    expect(await storage.find('empty.avif')).toMatchObject({ size: 0 });
    expect(await storage.read('empty.avif')).toEqual(Buffer.alloc(0));
    expect(await storage.readStart('empty.avif', 12)).toEqual(Buffer.alloc(0));
    expect(await storage.readStart('short.webp', 12)).toEqual(Buffer.from('abc'));
  });

  it('knows nothing of what is not there, which may be removed all the same', async () => {
    expect(await storage.list()).toEqual([]);
    expect(await storage.read('none/none.webp')).toBeUndefined();
    expect(await storage.readStart('none.webp', 12)).toBeUndefined();
    expect(await storage.find('none.webp')).toBeUndefined();
    await storage.remove(['none.webp', 'none/none.webp']);
    await storage.put('folder/a.webp', Buffer.from('a'));
    expect(await storage.find('folder')).toBeUndefined();
  });

  it('lists every file by its name, in any folder, and removes those that are named', async () => {
    const names = [
      'a.webp',
      'demo/film.mp4',
      'projects/a b+c&%41.webp',
      'projects/a.w480.webp',
      'x/y/ዝግባ.webp',
    ];
    for (const name of names) await storage.put(name, Buffer.from(name));
    expect((await storage.list()).sort()).toEqual(names);
    for (const name of names) expect(String(await storage.read(name))).toBe(name);
    await storage.remove(['a.webp', 'projects/a.w480.webp', 'none.webp']);
    expect((await storage.list()).sort()).toEqual([names[1], names[2], names[4]]);
    expect(await storage.read('a.webp')).toBeUndefined();
  });

  it('replaces a file atomically while others read and write it', async () => {
    const versions = Array.from({ length: 8 }, (_, index) => Buffer.alloc(200_000, index + 1));
    await storage.put('one.webp', versions[0]!);
    const seen = await Promise.all([
      ...versions.map(async (bytes) => {
        await storage.put('one.webp', bytes);
        return bytes;
      }),
      ...versions.map(() => storage.read('one.webp')),
    ]);
    const isOneVersion = (bytes: Buffer) => versions.some((version) => version.equals(bytes));
    expect(seen.every((bytes) => bytes && isOneVersion(bytes))).toBe(true);
    expect(await storage.list()).toEqual(['one.webp']);
  });

  it('lists thousands', async () => {
    const names = Array.from({ length: 1_100 }, (_, index) => `many/${String(index).padStart(4, '0')}.webp`);
    for (let from = 0; from < names.length; from += 50) {
      await Promise.all(names.slice(from, from + 50).map((name) => storage.put(name, Buffer.from('x'))));
    }
    expect((await storage.list()).sort()).toEqual(names);
  });
});

describe('a folder', () => {
  it('loses what a write that was cut off left, after an hour, and shows none of it before', async () => {
    const root = mkdtempSync(join(folders, 'abandoned-'));
    mkdirSync(join(root, 'projects'));
    for (const name of ['old', 'new'])
      writeFileSync(join(root, 'projects', `${name}.webp.12ab.unfinished`), 'x');
    const twoHoursAgo = Date.now() / 1000 - 7200;
    utimesSync(join(root, 'projects/old.webp.12ab.unfinished'), twoHoursAgo, twoHoursAgo);
    const storage = new DiskStorage(root);
    expect(await storage.list()).toEqual([]);
    await storage.removeAbandoned();
    expect(readdirSync(join(root, 'projects'))).toEqual(['new.webp.12ab.unfinished']);
  });

  it('leaves nothing behind where it cannot write', async () => {
    const root = mkdtempSync(join(folders, 'blocked-'));
    mkdirSync(join(root, 'a.webp'));
    const storage = new DiskStorage(root);
    await expect(storage.put('a.webp', Buffer.from('x'))).rejects.toMatchObject({ code: expect.any(String) });
    expect(readdirSync(root)).toEqual(['a.webp']);
  });

  (canMountDisks ? it : it.skip)('says that there is no room, and works again once there is', async () => {
    const disk = new SmallDisk('64k');
    try {
      const storage = new DiskStorage(disk.folder);
      const full = await storage.put('large.webp', Buffer.alloc(200_000, 1)).catch((error: unknown) => error);
      expect(full).toBeInstanceOf(ApiException);
      expect((full as ApiException).getStatus()).toBe(503);
      expect(readdirSync(disk.folder)).toEqual([]);
      await storage.put('small.webp', Buffer.alloc(2_000, 1));
      expect(await storage.list()).toEqual(['small.webp']);
    } finally {
      disk.remove();
    }
  });
});
