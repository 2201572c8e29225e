import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { S3Store } from '../../../test/support/s3-store.js';
import { waitFor } from '../../../test/support/wait-for.js';
import type { WantedPart } from './file-storage.js';
import { S3Storage } from './s3-storage.js';
import { StorageFull, StorageSilent } from './storage-failures.js';

const impatience = { answer: 1_000, file: 1_000, piece: 1_000 };
let store: S3Store;
let storage: S3Storage;
let said: jest.SpiedFunction<Logger['error']>;

beforeAll(async () => {
  store = await S3Store.start();
});
afterAll(() => store.stop());
afterEach(() => {
  jest.restoreAllMocks();
});
beforeEach(async () => {
  await store.empty();
  said = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
  storage = new S3Storage(store.settings);
  await storage.put('a.webp', Buffer.from('0123456789'));
});

/** Every way to ask. */
const ways: [string, () => Promise<unknown>][] = [
  ['put', () => storage.put('b.webp', Buffer.from('x'))],
  ['read', () => storage.read('a.webp')],
  ['readStart', () => storage.readStart('a.webp', 4)],
  ['find', () => storage.find('a.webp')],
  ['list', () => storage.list()],
  ['remove', () => storage.remove(['b.webp'])],
  ['open', () => storage.open('a.webp', { headOnly: false })],
];
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe.each(ways)('%s', (_name, ask) => {
  it('gives up when the store is gone, and goes on when it is there again', async () => {
    await store.go();
    expect(await failure(ask())).toBeInstanceOf(StorageSilent);
    expect(await failure(ask())).toBeInstanceOf(StorageSilent);
    // However often it is called, the log has one line of it.
    expect(said).toHaveBeenCalledTimes(1);
    await store.come();
    await ask();
  });

  it('gives up when the store takes its time', async () => {
    store.delay = 10_000;
    storage = new S3Storage(store.settings, impatience);
    expect(await failure(ask())).toBeInstanceOf(StorageSilent);
  });

  it('gives up when the store does not know the key, or the bucket', async () => {
    storage = new S3Storage({ ...store.settings, secretAccessKey: 'another' });
    expect(await failure(ask())).toBeInstanceOf(StorageSilent);
    storage = new S3Storage({ ...store.settings, bucket: 'nobodys' });
    // No store says more to HEAD than that there is nothing.
    if (_name !== 'find') expect(await failure(ask())).toBeInstanceOf(StorageSilent);
  });
});

it('says that the store is full, and works again once it is not', async () => {
  store.isFull = true;
  expect(await failure(storage.put('b.webp', Buffer.from('x')))).toBeInstanceOf(StorageFull);
  expect(await storage.find('b.webp')).toBeUndefined();
  store.isFull = false;
  await storage.put('b.webp', Buffer.from('x'));
});

it.each(['stallsAfter', 'breaksAfter'] as const)('gives no half of a file (%s)', async (fault) => {
  await storage.put('long.webp', Buffer.alloc(500_000, 1));
  store[fault] = 100_000;
  storage = new S3Storage(store.settings, impatience);
  expect(await failure(storage.read('long.webp'))).toBeInstanceOf(StorageSilent);
  const { body } = (await storage.open('long.webp', { headOnly: false }))!;
  expect(await failure(text(body!))).toBeInstanceOf(Error);
});

it('has no time limit for a slow reader', async () => {
  storage = new S3Storage(store.settings, { ...impatience, piece: 20_000 });
  const bytes = Buffer.alloc(3_000_000, 1);
  await storage.put('long.webp', bytes);
  const { body } = (await storage.open('long.webp', { headOnly: false }))!;
  let size = 0;
  for await (const piece of body!) {
    if (size === 0) await sleep(impatience.answer * 2);
    size += (piece as Buffer).length;
  }
  expect(size).toBe(bytes.length);
});

describe('open', () => {
  const open = async (wanted: Partial<WantedPart>) => {
    const { status, headers, body } = (await storage.open('a.webp', { headOnly: false, ...wanted }))!;
    const { 'Last-Modified': _since, ...others } = headers;
    return { status, ...others, text: body && (await text(body)) };
  };
  let ETag: string;
  beforeEach(async () => {
    ETag = (await storage.open('a.webp', { headOnly: true }))!.headers['ETag']!;
  });
  const whole = () => ({ status: 200, ETag, 'Content-Length': '10', text: '0123456789' });

  it('knows nothing of what is not there', async () => {
    expect(await storage.open('none.webp', { headOnly: false })).toBeUndefined();
    expect(await storage.open('none.webp', { headOnly: true })).toBeUndefined();
  });

  it('gives the whole, or only what there is to say of it', async () => {
    expect(await open({})).toEqual(whole());
    expect(await open({ headOnly: true })).toEqual({ ...whole(), text: undefined });
  });

  it.each([
    ['bytes=2-4', '2-4', '234'],
    ['bytes=7-', '7-9', '789'],
    ['bytes=-2', '8-9', '89'],
    ['bytes=8-100', '8-9', '89'],
  ])('gives the part that is requested: %s', async (range, part, said) => {
    const found = { status: 206, ETag, 'Content-Range': `bytes ${part}/10`, text: said };
    expect(await open({ range })).toEqual({ ...found, 'Content-Length': String(said.length) });
    expect(await open({ range, ifRange: ETag })).toMatchObject(found);
  });

  it.each([
    { range: 'bytes=0-1,3-4' },
    { range: 'lines=1-2' },
    { range: `bytes=${'9'.repeat(40)}-` },
    { ifNoneMatch: 'no tag' },
    { range: 'bytes=1-2', ifRange: '"another"' },
  ])('gives the whole where no such part can be given: %j', async (wanted) => {
    expect(await open(wanted)).toEqual(whole());
  });

  it('gives the whole where the part is of what was there at some time', async () => {
    expect(await open({ range: 'bytes=1-2', ifRange: new Date().toUTCString() })).toEqual(whole());
  });

  it('says how long the file is where the part lies behind it', async () => {
    expect(await open({ range: 'bytes=10-' })).toEqual({ status: 416, 'Content-Range': 'bytes */10' });
  });

  it('looks at conditions itself where the store does not', async () => {
    store.ignoresConditions = true;
    expect(await open({ ifNoneMatch: ETag })).toEqual({ status: 304, ETag });
    expect(await open({ range: 'bytes=1-2', ifRange: '"another"' })).toEqual(whole());
    expect(await open({ range: 'bytes=1-2', ifRange: ETag })).toMatchObject({ status: 206, text: '12' });
  });

  it('says that nothing has changed', async () => {
    expect(await open({ ifNoneMatch: ETag })).toEqual({ status: 304, ETag });
    expect(await open({ ifModifiedSince: new Date(Date.now() + 10_000).toUTCString() })).toMatchObject({
      status: 304,
    });
    expect(await open({ ifNoneMatch: '"another"' })).toEqual(whole());
    expect(await open({ ifModifiedSince: 'some day' })).toEqual(whole());
  });
});

it('leaves no connection open behind a file that nobody reads to its end', async () => {
  await storage.put('long.webp', Buffer.alloc(3_000_000, 1));
  for (let times = 0; times < 60; times += 1) {
    const { body } = (await storage.open('long.webp', { headOnly: false }))!;
    body!.destroy();
  }
  await waitFor(async () => expect(await storage.find('long.webp')).toBeDefined());
});
