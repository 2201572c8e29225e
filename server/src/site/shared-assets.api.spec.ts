import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Store } from '../../test/support/s3-store.js';
import { usualPatience } from '../integrations/storage/s3-client.js';
import { S3Storage } from '../integrations/storage/s3-storage.js';
import { StoredAssets } from './stored-assets.js';

const folders = mkdtempSync(join(tmpdir(), 'test-shared-'));
let store: S3Store;

beforeAll(async () => {
  store = await S3Store.start();
});
afterAll(async () => {
  await store.stop();
  rmSync(folders, { recursive: true, force: true });
});
beforeEach(() => store.empty());

/** A machine of its own, with a build that has these assets of the public client. */
function machine(assets: Record<string, string>) {
  const folder = mkdtempSync(join(folders, 'machine-'));
  mkdirSync(join(folder, 'build/assets'), { recursive: true });
  for (const [file, text] of Object.entries(assets)) writeFileSync(join(folder, 'build/assets', file), text);
  const shared = new S3Storage(store.settings, usualPatience, 'assets/');
  const builds = { public: join(folder, 'build'), admin: join(folder, 'never built') };
  return {
    storedAssets: new StoredAssets(join(folder, 'data'), shared, builds),
    lies: join(folder, 'data/assets/public'),
  };
}

const one = { 'app-1.js': 'one', 'app-1.js.br': '…', 'both-1.css': 'x' };
const two = { 'app-2.js': 'two', 'both-1.css': 'x' };
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
const assetsThere = async () =>
  (await store.keys())
    .filter((key) => !key.startsWith('assets/builds/'))
    .map((key) => key.replace(/.*\//, ''));
const puts = () => store.requests.filter((each) => each.startsWith('PUT assets/public/'));

it('a machine fetches what the build of another one has, also of one that started after it', async () => {
  const [older, newer] = [machine(one), machine(two)];
  await older.storedAssets.keep();
  await newer.storedAssets.keep();
  await older.storedAssets.fetch('public', 'app-2.js');
  await newer.storedAssets.fetch('public', 'app-1.js');
  expect(readFileSync(join(older.lies, 'app-2.js'), 'utf8')).toBe('two');
  expect(readFileSync(join(newer.lies, 'app-1.js'), 'utf8')).toBe('one');
  // Then it has it.
  store.requests.length = 0;
  await Promise.all([
    older.storedAssets.fetch('public', 'app-2.js'),
    newer.storedAssets.fetch('public', 'app-2.js'),
  ]);
  expect(store.requests).toEqual([]);
});

it('requests an unknown file once in a while, and only valid names', async () => {
  const { storedAssets, lies } = machine(one);
  await storedAssets.keep();
  store.requests.length = 0;
  await Promise.all([1, 2, 3].map(() => storedAssets.fetch('public', 'none-1.js')));
  await storedAssets.fetch('public', 'none-1.js');
  expect(store.requests).toEqual(['GET assets/public/none-1.js']);
  for (const name of ['', '../builds/a.json', '.hidden', 'a/b.js', 'a%2fb.js'])
    await storedAssets.fetch('public', name);
  expect(store.requests).toHaveLength(1);
  expect(readdirSync(lies)).not.toContain('none-1.js');
});

it('each asset is stored once, and goes four weeks after the last start of a build that has it', async () => {
  const [older, newer] = [machine(one), machine(two)];
  await older.storedAssets.keep();
  await newer.storedAssets.keep();
  await newer.storedAssets.keep();
  expect(puts()).toHaveLength(3);
  expect(await assetsThere()).toEqual(['app-1.js', 'app-2.js', 'both-1.css']);

  for (const key of await store.keys()) await store.age(key, daysAgo(40));
  const lists = (await store.keys()).filter((key) => key.startsWith('assets/builds/'));
  const texts = await Promise.all(lists.map(async (key) => String(await store.get(key))));
  const ofOlder = lists[texts.findIndex((text) => text.includes('app-1.js'))]!;
  // Started again three weeks ago.
  await store.age(ofOlder, daysAgo(21));
  await newer.storedAssets.keep();
  expect(await assetsThere()).toEqual(['app-1.js', 'app-2.js', 'both-1.css']);
  await store.age(ofOlder, daysAgo(29));
  await newer.storedAssets.keep();
  expect(await assetsThere()).toEqual(['app-2.js', 'both-1.css']);
  expect((await store.keys()).filter((key) => key.startsWith('assets/builds/'))).toHaveLength(1);
});

it('what no list names yet stays while it is new', async () => {
  await store.put('assets/public/app-3.js', Buffer.from('three'));
  const { storedAssets } = machine(one);
  await storedAssets.keep();
  expect(await assetsThere()).toContain('app-3.js');
  await store.age('assets/public/app-3.js', daysAgo(29));
  await storedAssets.keep();
  expect(await assetsThere()).not.toContain('app-3.js');
});

it('reports an unavailable store once and still serves the assets of this build', async () => {
  const logError = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
  const { storedAssets, lies } = machine(one);
  await store.go();
  await expect(storedAssets.keep()).rejects.toMatchObject({ status: 503 });
  expect(readdirSync(lies).sort()).toEqual(Object.keys(one).sort());
  await storedAssets.fetch('public', 'app-1.js');
  await expect(storedAssets.fetch('public', 'app-2.js')).rejects.toMatchObject({ status: 503 });
  expect(logError).toHaveBeenCalledTimes(1);
  logError.mockRestore();
  await store.come();
});
