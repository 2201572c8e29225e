import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DiskStorage } from '../storage/disk-storage.js';
import { completeNarrowerImages } from './complete-narrower-images.js';

let uploads: string;

beforeEach(() => {
  uploads = mkdtempSync(join(tmpdir(), 'test-pictures-'));
  mkdirSync(join(uploads, 'projects'));
});
afterEach(() => rmSync(uploads, { recursive: true }));

async function putPicture(name: string, width: number, height: number): Promise<void> {
  const picture = sharp({ create: { width, height, channels: 3, background: 'tan' } });
  await picture.webp().toFile(join(uploads, 'projects', name));
}

async function complete(): Promise<number> {
  let written = 0;
  await completeNarrowerImages(new DiskStorage(uploads), (done) => (written = done));
  return written;
}

it('writes what is missing, once, in the width that its name says', async () => {
  await putPicture('house-1000x600.webp', 1000, 600);
  await putPicture('house-1000x600.w480.webp', 480, 288);
  expect(await complete()).toBe(1);
  expect((await sharp(join(uploads, 'projects/house-1000x600.w750.webp')).metadata()).width).toBe(750);
  expect(await complete()).toBe(0);
});

it('takes away versions of widths that are no longer used, and nothing else', async () => {
  await putPicture('house-1000x600.webp', 1000, 600);
  await putPicture('house-1000x600.w960.webp', 960, 576);
  writeFileSync(join(uploads, 'projects', 'film.webm'), '');
  await complete();
  expect(readdirSync(join(uploads, 'projects')).sort()).toEqual([
    'film.webm',
    'house-1000x600.w480.webp',
    'house-1000x600.w750.webp',
    'house-1000x600.webp',
  ]);
});

it.each([
  ['cut off', (file: string) => truncateSync(file, 40)],
  ['emptied', (file: string) => truncateSync(file, 0)],
  ['filled with zeros', (file: string) => writeFileSync(file, Buffer.alloc(readFileSync(file).length))],
])('writes a version again that was %s by a power cut', async (_, spoil) => {
  await putPicture('house-600x400.webp', 600, 400);
  await complete();
  const version = join(uploads, 'projects/house-600x400.w480.webp');
  spoil(version);
  expect(await complete()).toBe(1);
  expect((await sharp(version).metadata()).width).toBe(480);
});

it('goes on past pictures that cannot be read, and names them', async () => {
  await putPicture('whole-600x400.webp', 600, 400);
  await putPicture('cut-1000x600.webp', 1000, 600);
  truncateSync(join(uploads, 'projects/cut-1000x600.webp'), 30);
  const broken = await completeNarrowerImages(new DiskStorage(uploads), () => {});
  expect(broken.map(({ image }) => image)).toEqual(['projects/cut-1000x600.webp']);
  expect(readdirSync(join(uploads, 'projects')).sort()).toEqual([
    'cut-1000x600.webp',
    'whole-600x400.w480.webp',
    'whole-600x400.webp',
  ]);
});

it('takes away what an interrupted run left an hour ago', async () => {
  for (const name of ['old', 'new']) writeFileSync(join(uploads, `${name}.webp.unfinished`), 'x');
  const twoHoursAgo = Date.now() / 1000 - 7200;
  utimesSync(join(uploads, 'old.webp.unfinished'), twoHoursAgo, twoHoursAgo);
  await complete();
  expect(readdirSync(uploads).sort()).toEqual(['new.webp.unfinished', 'projects']);
});

it('has nothing to do where there is no folder yet', async () => {
  expect(await completeNarrowerImages(new DiskStorage(join(uploads, 'new')), () => {})).toEqual([]);
});
