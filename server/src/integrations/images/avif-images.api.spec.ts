import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { form } from '../../../test/builders/pictures.js';
import { TestApp } from '../../../test/support/test-app.js';
import { waitFor } from '../../../test/support/wait-for.js';
import { AvifImages } from './avif-images.js';
import { ImageCompletion } from './image-completion.js';
import { imagesUnderWay } from './image-tasks.js';

let app: TestApp;
let completion: ImageCompletion;
let avif: AvifImages;

beforeAll(async () => {
  app = await TestApp.start();
  avif = app.nest.get(AvifImages);
  completion = app.nest.get(ImageCompletion);
});
afterAll(() => app.stop());
beforeEach(() => {
  rmSync(uploads(), { recursive: true, force: true });
  mkdirSync(join(uploads(), 'projects'), { recursive: true });
});

const uploads = () => join(app.dataDir, 'uploads');
const stored = () => readdirSync(join(uploads(), 'projects')).sort();

/** With enough in it that one format can be smaller than another. */
async function photo(width: number, height: number): Promise<Sharp> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const grain = await sharp({
    create: {
      width: Math.ceil(width / 8),
      height: Math.ceil(height / 8),
      channels: 3,
      background: 'tan',
      noise,
    },
  })
    .png()
    .toBuffer();
  return sharp(grain).resize({ width, height });
}

async function putPhoto(name: string, width: number, height: number): Promise<void> {
  await (await photo(width, height)).webp({ quality: 90 }).toFile(join(uploads(), 'projects', name));
}

async function fetchImage(name: string, accept: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${app.origin}/uploads/projects/${name}`, { headers: { accept } });
  const { format } = await sharp(await answer.arrayBuffer()).metadata();
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    vary: answer.headers.get('vary')?.toLowerCase(),
    format,
  };
}

async function complete(): Promise<void> {
  avif.start();
  await completion.complete();
}

it('lays an AVIF file beside each image, and browsers that know it get that one', async () => {
  await putPhoto('house-640x400.webp', 640, 400);
  await putPhoto('house-640x400.w480.webp', 480, 300);
  await complete();
  expect(stored()).toEqual([
    'house-640x400.avif',
    'house-640x400.w480.avif',
    'house-640x400.w480.webp',
    'house-640x400.webp',
  ]);
  const narrow = await sharp(join(uploads(), 'projects/house-640x400.w480.avif')).metadata();
  expect(narrow).toMatchObject({ width: 480, height: 300 });
  const modern = 'image/avif,image/webp,*/*';
  expect(await fetchImage('house-640x400.w480.webp', modern)).toMatchObject({
    status: 200,
    type: 'image/avif',
  });
  expect(await fetchImage('house-640x400.w480.webp', 'image/webp,*/*')).toMatchObject({
    status: 200,
    type: 'image/webp',
  });
  for (const accept of [modern, '*/*']) {
    expect((await fetchImage('house-640x400.webp', accept))['vary']).toContain('accept');
  }
});

it('keeps an empty file where nothing was to be saved, and goes on serving WebP', async () => {
  const flat = sharp({ create: { width: 600, height: 400, channels: 3, background: 'tan' } });
  await flat.webp({ quality: 20 }).toFile(join(uploads(), 'projects', 'flat-600x400.webp'));
  await complete();
  expect(statSync(join(uploads(), 'projects/flat-600x400.avif')).size).toBe(0);
  expect(await fetchImage('flat-600x400.webp', 'image/avif')).toMatchObject({
    status: 200,
    type: 'image/webp',
  });
});

it('goes on past what is no image', async () => {
  writeFileSync(join(uploads(), 'projects/broken-300x200.webp'), 'no image');
  await putPhoto('house-300x200.webp', 300, 200);
  await complete();
  expect(stored()).toEqual(['broken-300x200.webp', 'house-300x200.avif', 'house-300x200.webp']);
});

it('makes them of an upload too, and they go with it', async () => {
  avif.start();
  const token = await tokenOf(app, await new Build(app.dataSource).admin());
  const bytes = await (await photo(640, 400)).jpeg().toBuffer();
  const fields = { title: 'House', description: 'x', location: 'Bole' };
  const { data } = await app.post<{ id: number }>('/projects', form(fields, [['images', bytes, 'a.jpg']]), {
    token,
  });
  await avif.done();
  const kinds = () => stored().map((name) => name.replace(/^[0-9a-f]+/, ''));
  expect(kinds()).toEqual(['-640x400.avif', '-640x400.w480.avif', '-640x400.w480.webp', '-640x400.webp']);
  await app.call('DELETE', `/projects/${data.id}`, { token });
  await app.call('DELETE', `/bin/project/${data.id}`, { token });
  expect(stored()).toEqual([]);
});

it('is not waited for by a server that stops', async () => {
  const stopping = await TestApp.start();
  const folder = join(stopping.dataDir, 'uploads/projects');
  mkdirSync(folder, { recursive: true });
  await (await photo(440, 6000)).webp({ quality: 90 }).toFile(join(folder, 'tall-440x6000.webp'));
  stopping.nest.get(ImageCompletion).start();
  await waitFor(() => expect(imagesUnderWay()).toBe(1));
  await stopping.stop();
  expect(imagesUnderWay()).toBe(1);
  // The next test begins without it. Other programs may leave it little.
  await waitFor(() => expect(imagesUnderWay()).toBe(0), 100_000);
}, 120_000);

it('gives up the file under way when the server stops, and leaves it and the others to the next round', async () => {
  for (const name of ['a', 'b', 'c']) await putPhoto(`${name}-440x400.webp`, 440, 400);
  avif.start();
  const round = completion.complete();
  await waitFor(() => expect(made()).toHaveLength(1));
  avif.stop();
  await round;
  expect(made().length).toBeLessThan(3);
  await complete();
  expect(made()).toEqual(['a-440x400.avif', 'b-440x400.avif', 'c-440x400.avif']);
});

const made = () => stored().filter((name) => name.endsWith('.avif'));
