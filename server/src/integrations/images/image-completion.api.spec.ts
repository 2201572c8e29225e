import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { S3Store } from '../../../test/support/s3-store.js';
import { TestApp } from '../../../test/support/test-app.js';
import { waitFor } from '../../../test/support/wait-for.js';
import { FileStorage } from '../storage/file-storage.js';
import { ImageCompletion } from './image-completion.js';
import { imagesUnderWay } from './image-tasks.js';

let store: S3Store;
const apps = new Map<string, TestApp>();
let said: jest.SpiedFunction<Logger['warn']>;

beforeAll(async () => {
  store = await S3Store.start();
  apps.set('a folder', await TestApp.start());
  apps.set('a store', await TestApp.start({ s3: store.settings }));
});
afterAll(async () => {
  for (const app of apps.values()) await app.stop();
  await store.stop();
});
beforeEach(() => {
  said = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'tan' } })
    .webp()
    .toBuffer();

describe.each(['a folder', 'a store'])('images in %s', (kind) => {
  let app: TestApp;
  let storage: FileStorage;
  beforeEach(async () => {
    app = apps.get(kind)!;
    storage = app.nest.get(FileStorage);
    await storage.remove(await storage.list());
  });

  const complete = () => app.nest.get(ImageCompletion).complete();
  const webp = async () => (await storage.list()).filter((name) => name.endsWith('.webp')).sort();

  it('get what they lack, once, in the width that its name says', async () => {
    await storage.put('projects/house-1000x600.webp', await plain(1000, 600));
    await storage.put('projects/house-1000x600.w480.webp', await plain(480, 288));
    const put = jest.spyOn(storage, 'put');
    await complete();
    expect(put.mock.calls.map(([name]) => name)).toEqual(['projects/house-1000x600.w750.webp']);
    const made = await storage.read('projects/house-1000x600.w750.webp');
    expect((await sharp(made).metadata()).width).toBe(750);
    await complete();
    expect(put).toHaveBeenCalledTimes(1);
  });

  it('that cannot be read do not block the others, and are reported once', async () => {
    await storage.put('projects/cut-1000x600.webp', (await plain(1000, 600)).subarray(0, 30));
    await storage.put('projects/whole-600x400.webp', await plain(600, 400));
    await complete();
    await complete();
    expect(await webp()).toEqual([
      'projects/cut-1000x600.webp',
      'projects/whole-600x400.w480.webp',
      'projects/whole-600x400.webp',
    ]);
    const lines = said.mock.calls
      .map(([line]) => String(line))
      .filter((line) => line.includes('cut-1000x600'));
    expect(lines).toEqual([expect.stringMatching(/^[^\n]+cannot be resized [^\n]+ Upload it again\.$/)]);
  });

  it('are served in the place of a narrower version until it is made', async () => {
    const image = await plain(600, 400);
    await storage.put('projects/late-600x400.webp', image);
    const ask = () => fetch(`${app.origin}/uploads/projects/late-600x400.w480.webp`);
    const before = await ask();
    expect([before.status, before.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(before.headers.get('cache-control')).toBe('public, max-age=60');
    expect(Buffer.from(await before.arrayBuffer()).equals(image)).toBe(true);
    expect((await fetch(`${app.origin}/uploads/projects/none-600x400.w480.webp`)).status).toBe(404);
    await complete();
    if (kind === 'a store') return; // For a minute it remembers what was not there.
    const after = await ask();
    expect(after.headers.get('cache-control')).toMatch(/immutable/);
    expect((await sharp(await after.arrayBuffer()).metadata()).width).toBe(480);
  });

  it('that are removed while they are made narrower leave nothing behind', async () => {
    await storage.put('projects/gone-600x400.webp', await plain(600, 400));
    const { put } = storage;
    jest.spyOn(storage, 'put').mockImplementation(async (...given) => {
      await storage.remove(['projects/gone-600x400.webp']);
      await Reflect.apply(put, storage, given);
    });
    await complete();
    expect(await storage.list()).toEqual([]);
  });
});

describe('images in a folder', () => {
  const root = () => join(apps.get('a folder')!.dataDir, 'uploads');
  /** A server that has just started: what a folder holds in part is looked for once. */
  let app: TestApp;
  beforeEach(async () => {
    app = await TestApp.start({ dataDir: apps.get('a folder')!.dataDir });
    rmSync(root(), { recursive: true, force: true });
    mkdirSync(join(root(), 'projects'), { recursive: true });
  });
  afterEach(() => app.nest.close());
  const complete = () => app.nest.get(ImageCompletion).complete();

  it.each([
    ['cut off', (file: string) => truncateSync(file, 40)],
    ['emptied', (file: string) => truncateSync(file, 0)],
    ['filled with zeros', (file: string) => writeFileSync(file, Buffer.alloc(readFileSync(file).length))],
  ])('are made narrower again where a version was %s by a power cut', async (_, spoil) => {
    writeFileSync(join(root(), 'projects/house-600x400.webp'), await plain(600, 400));
    const version = join(root(), 'projects/house-600x400.w480.webp');
    writeFileSync(version, await plain(480, 320));
    spoil(version);
    await complete();
    expect((await sharp(version).metadata()).width).toBe(480);
  });

  it('lose what an interrupted write left an hour ago, and what belonged to an image that is gone', async () => {
    const [old, young] = ['old.webp.1a.unfinished', 'new.webp.1a.unfinished'];
    for (const name of [old, young, 'gone-9x9.w1.webp', 'gone-9x9.avif'])
      writeFileSync(join(root(), name), 'x');
    const twoHoursAgo = Date.now() / 1000 - 7200;
    for (const name of [old, 'gone-9x9.w1.webp', 'gone-9x9.avif']) {
      utimesSync(join(root(), name), twoHoursAgo, twoHoursAgo);
    }
    await complete();
    expect(readdirSync(root()).sort()).toEqual([young, 'projects']);
  });
});

it('goes on next time where the store was gone', async () => {
  const app = apps.get('a store')!;
  await store.put('uploads/house-600x400.webp', await plain(600, 400));
  const errors = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
  await store.go();
  await app.nest.get(ImageCompletion).complete();
  expect(said).toHaveBeenCalledWith(expect.anything(), 'Pictures are completed later');
  expect(errors).toHaveBeenCalledTimes(1);
  await store.come();
  await app.nest.get(ImageCompletion).complete();
  expect(await store.keys()).toContain('uploads/house-600x400.w480.webp');
});

it('is not waited for by a server that stops', async () => {
  const app = apps.get('a folder')!;
  await app.nest.get(FileStorage).put('projects/tall-1000x12000.webp', await plain(1000, 12_000));
  const completion = app.nest.get(ImageCompletion);
  const round = completion.complete();
  await waitFor(() => expect(imagesUnderWay()).toBeGreaterThan(0));
  await completion.beforeApplicationShutdown();
  await round;
  expect(imagesUnderWay()).toBeGreaterThan(0);
});
