import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { S3Store } from '../../test/support/s3-store.js';
import { TestApp } from '../../test/support/test-app.js';
import { FileStorage } from '../integrations/storage/file-storage.js';

let store: S3Store;
const apps = new Map<string, TestApp>();

beforeAll(async () => {
  store = await S3Store.start();
  apps.set('a folder', await TestApp.start());
  apps.set('a store', await TestApp.start({ s3: store.settings }));
});
afterAll(async () => {
  for (const app of apps.values()) await app.stop();
  await store.stop();
});

const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));
const small = Buffer.from('a smaller file');
const modern = { accept: 'image/avif,image/webp,*/*' };
/** An answer that nobody reads to its end holds its connection. */
async function fetchWhole(address: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(address, request);
  const body = await answer.arrayBuffer();
  const { status, headers } = answer;
  return new Response(body.byteLength > 0 ? body : null, { status, headers });
}

const forGood = 'public, max-age=31536000, immutable';

describe.each(['a folder', 'a store'])('uploads in %s', (kind) => {
  let app: TestApp;
  beforeEach(async () => {
    app = apps.get(kind)!;
    const storage = app.nest.get(FileStorage);
    await storage.remove(await storage.list());
    await storage.put('projects/house-600x400.webp', bytes);
    await storage.put('demo/film.mp4', bytes);
  });

  const put = (name: string, content: Buffer) => app.nest.get(FileStorage).put(name, content);
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetchWhole(`${app.origin}/uploads/${path}`, { method, headers });
  const house = 'projects/house-600x400.webp';

  it('go out whole, to be stored for good', async () => {
    const answer = await ask(house);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '100000',
      'cache-control': forGood,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^(W\/)?".+"$/),
      'last-modified': expect.stringMatching(/GMT$/),
    });
    expect(answer.headers.get('vary')).toMatch(/accept/i);
    expect(bytes.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
    expect((await ask('demo/film.mp4')).headers.get('content-type')).toBe('video/mp4');
  });

  it('ignore If-Match, or answer 412', async () => {
    // A store does not look at the header.
    expect([200, 412]).toContain((await ask(house, { 'If-Match': '"another"' })).status);
  });

  it('say the same to HEAD, without the file', async () => {
    const [get, head] = [await ask(house), await ask(house, {}, 'HEAD')];
    await get.arrayBuffer();
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control', 'vary', 'last-modified']) {
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
    }
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await ask('projects/none-600x400.webp', {}, 'HEAD')).status).toBe(404);
  });

  it('are answered with 304 to a current entity tag', async () => {
    const first = await ask(house);
    await first.arrayBuffer();
    const again = await ask(house, { 'if-none-match': first.headers.get('etag')! });
    expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([
      304,
      '',
      forGood,
    ]);
    expect((await ask(house, { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('go out in parts, as films are watched', async () => {
    const part = await ask('demo/film.mp4', { range: 'bytes=1000-1999' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 1000-1999/100000');
    expect(part.headers.get('content-length')).toBe('1000');
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1000, 2000))).toBe(true);
    const behind = await ask('demo/film.mp4', { range: 'bytes=100000-' });
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, 'bytes */100000']);
    expect(behind.headers.get('cache-control') ?? '').not.toContain('immutable');
  });

  it('go out as AVIF to browsers that know it, where there is such a file and it is not empty', async () => {
    await put('projects/house-600x400.avif', small);
    await put('projects/flat-600x400.webp', bytes);
    await put('projects/flat-600x400.avif', Buffer.alloc(0));
    const avif = await ask(house, modern);
    expect([avif.status, avif.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect(avif.headers.get('vary')).toMatch(/accept/i);
    expect(avif.headers.get('cache-control')).toBe(forGood);
    expect(await avif.text()).toBe(String(small));
    expect((await ask(house, { accept: 'image/webp,*/*' })).headers.get('content-type')).toBe('image/webp');
    expect((await ask('projects/flat-600x400.webp', modern)).headers.get('content-type')).toBe('image/webp');
    const head = await ask(house, modern, 'HEAD');
    expect([head.headers.get('content-type'), head.headers.get('content-length')]).toEqual([
      'image/avif',
      String(small.length),
    ]);
  });

  it('are JPEG, no wider or higher than 1200 pixels, for previews of links', async () => {
    const picture = sharp({ create: { width: 1600, height: 1067, channels: 3, background: 'tan' } });
    await put('projects/court-1600x1067.webp', await picture.webp().toBuffer());
    await put('projects/tower-60x90.webp', await picture.resize(60, 90).webp().toBuffer());
    const sizes = { 'projects/court-1600x1067.jpg': [1200, 800], 'projects/tower-60x90.jpg': [60, 90] };
    for (const [path, size] of Object.entries(sizes)) {
      // A crawler of previews that takes everything still gets what the address says.
      const answer = await ask(path, modern);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(answer.headers.get('cache-control')).toBe(forGood);
      const bytesOf = Buffer.from(await answer.arrayBuffer());
      const { format, width, height } = await sharp(bytesOf).metadata();
      expect([format, width, height]).toEqual(['jpeg', ...size]);
      const head = await ask(path, {}, 'HEAD');
      expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytesOf.length)]);
    }
  });

  it('have no JPEG where there is no picture', async () => {
    await put('projects/broken-60x90.webp', small);
    const missing = ['projects/none-600x400.jpg', 'projects/broken-60x90.jpg', 'private/x-6x4.jpg'];
    for (const path of [...missing, '../uploads-9x9.jpg', 'projects/house.jpg']) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
  });

  it('are not found where there are none', async () => {
    for (const path of [
      'projects/none-600x400.webp',
      'none.png',
      'projects',
      'projects/',
      '',
      'a%2fb.webp',
      '.env',
    ]) {
      const answer = await ask(path, modern);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.json()).toMatchObject({ success: false, error: { code: 'NOT_FOUND' } });
      expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
    }
  });
});

describe('uploads in a store', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = apps.get('a store')!;
    await store.empty();
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
  });
  afterEach(async () => {
    await store.go();
    await store.come();
    jest.restoreAllMocks();
  });

  const ask = (name: string, headers = {}) => fetchWhole(`${app.origin}/uploads/${name}`, { headers });

  it('are requested once, and a missing one no more often for a while', async () => {
    await store.put('uploads/one-600x400.webp', bytes);
    for (let times = 0; times < 3; times += 1) {
      expect((await ask('one-600x400.webp', modern)).status).toBe(200);
      expect((await ask('nothing.png')).status).toBe(404);
    }
    const requested = (key: string) => store.requests.filter((each) => each === `GET uploads/${key}`).length;
    expect([requested('one-600x400.avif'), requested('one-600x400.webp'), requested('nothing.png')]).toEqual([
      1, 3, 1,
    ]);
  });

  it('are answered with 503 while the store is gone, and again as soon as it is back', async () => {
    await store.put('uploads/two-600x400.webp', bytes);
    await store.go();
    const answer = await ask('two-600x400.webp', modern);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
    expect(await answer.json()).toMatchObject({ success: false, error: { code: 'SERVICE_UNAVAILABLE' } });
    // What needs no pictures goes on.
    expect((await app.get('/projects')).status).toBe(200);
    await store.come();
    expect((await ask('two-600x400.webp', modern)).status).toBe(200);
  });

  it('hold nobody for long while the store is slow', async () => {
    await store.put('uploads/three-600x400.webp', bytes);
    store.delay = 30_000;
    const startedAt = Date.now();
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask('three-600x400.webp')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Date.now() - startedAt).toBeLessThan(15_000);
  });

  it('end where the store breaks off, so that nobody takes a part for the whole', async () => {
    await store.put('uploads/four-600x400.webp', bytes);
    store.breaksAfter = 50_000;
    const answer = await fetch(`${app.origin}/uploads/four-600x400.webp`);
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });
});
