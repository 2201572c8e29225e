import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { Build, tokenOf } from '../builders/build.js';
import { form, picture } from '../builders/pictures.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let build: Build;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  token = await tokenOf(app, await build.admin());
});

const service = { title: 'Plans', description: 'A', longDescription: 'A', duration: '1 week' };
const files = () => readdirSync(app.dataDir, { recursive: true }).map(String).sort();
const upload = (bytes: Buffer, name: string) =>
  app.post<{ image: string }>('/services', form(service, [['image', bytes, name]]), { token });

/** What the server itself calls a picture. */
const ownPath = /^\/uploads\/services\/[\w-]+\.webp$/;
const script = '<script>alert(1)</script>';

describe('a picture that is more than a picture', () => {
  it('is encoded anew: nothing of what was hidden in it is served', async () => {
    const jpeg = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#1f4d45' } })
      .jpeg()
      .withExif({ IFD0: { ImageDescription: script, Copyright: '<?php system("id") ?>' } })
      .toBuffer();
    const evil = Buffer.concat([jpeg, Buffer.from(`\n${script}<?php system("id") ?>PK\x03\x04`)]);
    expect(evil.toString('latin1')).toContain(script);
    const { status, data } = await upload(evil, 'a.php.jpg');
    expect(status).toBe(201);
    expect(data.image).toMatch(ownPath);
    const answer = await fetch(`${app.origin}${data.image}`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const served = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    for (const words of ['script', 'php', 'PK\x03\x04']) expect(served).not.toContain(words);
  });

  it.each([
    ['HTML', Buffer.from(`<!doctype html>${script}`)],
    ['SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`)],
    ['SVG behind a blank', Buffer.from(`  <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>`)],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
    ['a ZIP', Buffer.from('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaaaa')],
    ['the beginning of a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['the beginning of a GIF with a script', Buffer.from(`GIF89a/*${script}*/=1;`)],
  ])('is none, regardless of its name and type: %s', async (_what, bytes) => {
    const before = files();
    const body = form(service);
    body.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'house.png');
    expect((await app.post('/services', body, { token })).status).toBe(415);
    expect(files()).toEqual(before);
  });
});

describe('the name of a file', () => {
  it('may be of any length', async () => {
    const { status, data } = await upload(await picture(20, 20), 'x'.repeat(10_000));
    expect(status).toBe(201);
    expect(data.image).toMatch(ownPath);
  });

  it.each([
    '../../../evil.png',
    '..\\..\\evil.png',
    '/etc/passwd',
    'C:\\evil.png',
    'evil.png\0.html',
    '.htaccess',
    'evil.php',
    '"; filename="other.png',
    '＜svg onload=alert(1)＞.png',
  ])('is not looked at: %j', async (name) => {
    const before = new Set(files());
    const { status, data } = await upload(await picture(20, 20), name);
    expect(status).toBe(201);
    expect(data.image).toMatch(ownPath);
    const added = files().filter((file) => !before.has(file));
    expect(added.every((file) => /^uploads(\/services(\/[\w-]+(\.w\d+)?\.webp)?)?$/.test(file))).toBe(true);
    expect(added).toContain(join('uploads', data.image.replace('/uploads/', '')));
  });
});

it('thirty-one pictures are too many, and none of them stays', async () => {
  const before = files();
  const bytes = await picture(5, 5);
  const many = form(
    { title: 'House', description: 'A', location: 'A' },
    Array.from({ length: 50 }, (_, index) => ['images', bytes, `${index}.png`] as [string, Buffer, string]),
  );
  expect((await app.post('/projects', many, { token })).status).toBe(400);
  expect(files()).toEqual(before);
});

it('a public account uploads nothing', async () => {
  const before = files();
  const user = await tokenOf(app, await build.user());
  const body = form(service, [['image', await picture(20, 20), 'a.png']]);
  expect((await app.post('/services', body, { token: user })).status).toBe(403);
  expect(files()).toEqual(before);
});
