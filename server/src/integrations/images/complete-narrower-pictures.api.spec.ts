import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { completeNarrowerPictures } from './complete-narrower-pictures.js';

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
  await completeNarrowerPictures(uploads, (done) => (written = done));
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

it('makes the folder where there is none yet', async () => {
  await completeNarrowerPictures(join(uploads, 'new'), () => {});
  expect(readdirSync(uploads)).toContain('new');
});
