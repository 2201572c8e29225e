import { describe, expect, it } from '@jest/globals';
import type { FileStorage } from '../storage/file-storage.js';
import { lackingAvif, leftovers, missingVersions } from './missing-images.js';

const hourMs = 60 * 60 * 1000;
const [minute, twoHours, twoDays] = [60_000, 2 * hourMs, 48 * hourMs];

describe('what images lack', () => {
  const names = [
    'a-600x400.webp',
    'b-1000x600.webp',
    'b-1000x600.w480.webp',
    'b-1000x600.w480.avif',
    'film.mp4',
  ];

  it('is each narrower version that is not there, or not whole', async () => {
    const versions = async (isWhole: boolean) =>
      (await missingVersions(names, async () => isWhole)).map(({ version }) => version);
    expect(await versions(true)).toEqual(['a-600x400.w480.webp', 'b-1000x600.w750.webp']);
    expect(await versions(false)).toEqual([
      'a-600x400.w480.webp',
      'b-1000x600.w480.webp',
      'b-1000x600.w750.webp',
    ]);
  });

  it('is an AVIF file beside each', () => {
    expect(lackingAvif([...names, 'unnamed.webp'])).toEqual(['a-600x400.webp', 'b-1000x600.webp']);
  });
});

describe('what is left over', () => {
  /** @param ages in milliseconds, by name */
  const found = (ages: Record<string, number>, uptimeMs: number) => {
    const find = async (name: string) => ({ size: 1, since: new Date(Date.now() - ages[name]!) });
    return leftovers(Object.keys(ages), { find } as FileStorage, uptimeMs);
  };

  it('is never what belongs to an image that is there', async () => {
    const files = [
      'a-600x400.webp',
      'a-600x400.avif',
      'a-600x400.w480.webp',
      'a-600x400.w480.avif',
      'film.mp4',
    ];
    expect(await found(Object.fromEntries(files.map((name) => [name, twoDays])), twoDays)).toEqual([]);
  });

  it('is what belonged to an image that is gone, after an hour', async () => {
    const old = { 'a-600x400.w480.webp': twoHours, 'a-600x400.avif': twoHours, 'b-9x9.w1.avif': twoHours };
    expect(await found({ ...old, 'c-600x400.w480.webp': minute, 'c-600x400.avif': minute }, minute)).toEqual(
      Object.keys(old),
    );
  });

  const widths = { 'a-1600x900.w960.webp': twoDays, 'a-1600x900.w960.avif': twoDays };

  it('is what has a width that no release uses any more', async () => {
    expect(await found({ 'a-1600x900.webp': twoDays, ...widths }, twoDays)).toEqual(Object.keys(widths));
  });

  it('is not what the release before uses, whose servers are being replaced', async () => {
    expect(await found({ 'a-1600x900.webp': twoDays, ...widths }, minute)).toEqual([]);
  });

  it('is not what the next release uses, of which a server has just made it', async () => {
    const made = { 'a-1600x900.w960.webp': minute, 'a-1600x900.w960.avif': minute };
    expect(await found({ 'a-1600x900.webp': twoDays, ...made }, twoDays)).toEqual([]);
  });
});
