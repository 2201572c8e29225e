import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { S3Store } from '../../../test/support/s3-store.js';
import { BackupStore } from './backup-store.js';

const hourMs = 60 * 60 * 1000;
const [older, newer] = ['scheduled-2026-11-18-23-00-00.tar.gz', 'scheduled-2026-11-19-23-00-00.tar.gz'];
let store: S3Store;
let place: BackupStore;

beforeAll(async () => {
  store = await S3Store.start();
});
afterAll(() => store.stop());
beforeEach(async () => {
  await store.empty();
  place = new BackupStore(store.settings);
});

/** What `npm run backup` does with its argument. */
const write = (where: string) => store.put(where.replace('s3://firm/', ''), Buffer.from('a backup'));

it('names where a backup goes, knows how large it is, and lists the oldest first', async () => {
  expect(await place.store(newer, write)).toBe(8);
  await place.store(older, write);
  await store.put('backups/by-hand.tar.gz', Buffer.from('x'));
  await store.put('uploads/house.webp', Buffer.from('x'));
  expect(await place.list()).toEqual([older, newer]);
  await place.remove(older);
  expect(await store.keys()).toEqual(['backups/by-hand.tar.gz', `backups/${newer}`, 'uploads/house.webp']);
});

it('lists more than a store names at once', async () => {
  const names = Array.from(
    { length: 1_010 },
    (_, index) =>
      `scheduled-2026-01-01-00-${String(index % 60).padStart(2, '0')}-${String(10 + Math.floor(index / 60))}.tar.gz`,
  );
  for (const name of names) await store.put(`backups/${name}`, Buffer.from('x'));
  expect(await place.list()).toEqual([...names].sort());
});

it('says where a backup is missing, and that the store is gone', async () => {
  await expect(place.store(newer, async () => {})).rejects.toThrow();
  await store.go();
  await expect(place.list()).rejects.toThrow();
  await store.come();
});

it('forgets parts that somebody dead has sent, and nobody else’s', async () => {
  for (const name of [older, newer, 'by-hand.tar.gz']) store.multipart.begin(`backups/${name}`);
  for (const upload of store.multipart.underWay.values()) {
    if (!upload.key.endsWith(newer)) upload.since = new Date(Date.now() - 7 * hourMs);
  }
  await place.store('scheduled-2026-11-20-23-00-00.tar.gz', write);
  const left = [...store.multipart.underWay.values()].map(({ key }) => key);
  expect(left).toEqual([`backups/${newer}`, 'backups/by-hand.tar.gz']);
});
