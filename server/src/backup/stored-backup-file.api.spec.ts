import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { S3Store } from '../../test/support/s3-store.js';
import { BackupError } from './backup-format.js';
import { StoredBackupFile } from './stored-backup-file.js';

const partSize = 5 * 1024 * 1024;
const bytes = randomBytes(2 * partSize + 1000);
let store: S3Store;
let file: StoredBackupFile;

beforeAll(async () => {
  store = await S3Store.start();
});
afterAll(() => store.stop());
beforeEach(async () => {
  await store.empty();
  file = new StoredBackupFile(store.settings, 'backups/a.tar.gz', partSize);
});

/** As a backup comes while it is made. @param act is called once half of it was taken */
async function* inPieces(act = async () => {}): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 100_000) {
    if (from === 8_000_000) await act();
    yield bytes.subarray(from, from + 100_000);
  }
}

it('keeps in parts what is not known whole, and shows it once it is', async () => {
  await file.requireFree();
  await file.write(Readable.from(inPieces(async () => expect(await store.keys()).toEqual([]))));
  expect(store.requests.filter((each) => each.startsWith('PUT '))).toHaveLength(3);
  expect(await store.keys()).toEqual(['backups/a.tar.gz']);
  expect(bytes.equals(await buffer(await file.read()))).toBe(true);
  await expect(file.requireFree()).rejects.toThrow(
    new BackupError('s3://firm/backups/a.tar.gz exists already. Name another one, or remove it.'),
  );
});

it('keeps what is smaller than a part', async () => {
  await file.write(Readable.from([Buffer.from('small')]));
  expect(String(await buffer(await file.read()))).toBe('small');
});

it('keeps nothing of what breaks off, and no parts of it', async () => {
  const breaks = inPieces(() => Promise.reject(new Error('broke off')));
  await expect(file.write(Readable.from(breaks))).rejects.toThrow('broke off');
  expect(store.requests).toContain('PUT backups/a.tar.gz');
  expect(await store.keys()).toEqual([]);
  expect(store.multipart.underWay.size).toBe(0);
});

it.each([
  ['is full', async () => void (store.isFull = true)],
  ['goes away', () => store.go()],
])('says so where the store %s, and keeps nothing', async (_what, happen) => {
  const writing = file.write(Readable.from(inPieces(happen)));
  await expect(writing).rejects.toThrow(/^the store http:.* failed at s3:\/\/firm\/backups\/a.tar.gz \(/);
  await store.go();
  await store.come();
  expect(await store.keys()).toEqual([]);
});

it('says that there is none, and that there is no bucket', async () => {
  await expect(file.read()).rejects.toThrow(/^there is no backup s3:\/\/firm\/backups\/a\.tar\.gz\.$/);
  const other = new StoredBackupFile({ ...store.settings, bucket: 'none' }, 'a.tar.gz');
  await expect(other.write(Readable.from(['x']))).rejects.toThrow(/there is no such bucket/);
});
