import { describe, expect, it } from '@jest/globals';
import { avifName, narrowerName, narrowWidths, originalOf, widthOf } from './image-names.ts';

describe('narrower pictures', () => {
  it.each([
    ['house-1600x1067.webp', [480, 750, 1100]],
    ['person-800x1000.webp', [480, 750]],
    ['badge-480x480.webp', []],
    ['hero.webm', []],
  ])('are beside %s at %j pixels', (name, widths) => {
    expect(narrowWidths(name)).toEqual(widths);
  });

  it('carry their width in the name', () => {
    expect(narrowerName('house-1600x1067.webp', 480)).toBe('house-1600x1067.w480.webp');
  });
});

describe('the name of an image', () => {
  it.each([
    ['blog/house-1600x1067.webp', 'blog/house-1600x1067.avif', 'blog/house-1600x1067.webp', 1600],
    ['house-1600x1067.w480.webp', 'house-1600x1067.w480.avif', 'house-1600x1067.webp', 480],
    ['hero.webp', 'hero.avif', 'hero.webp', 0],
  ])('gives the parts of %s', (name, avif, original, width) => {
    expect([avifName(name), originalOf(name), widthOf(name)]).toEqual([avif, original, width]);
  });
});
