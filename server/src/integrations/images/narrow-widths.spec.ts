import { describe, expect, it } from '@jest/globals';
import { narrowerName, narrowWidths } from './narrow-widths.js';

describe('narrower pictures', () => {
  it.each([
    ['house-1600x1067.webp', [480, 750, 1100]],
    ['person-800x1000.webp', [480, 750]],
    ['badge-480x480.webp', []],
    ['hero.webm', []],
  ])('stand beside %s at %j pixels', (name, widths) => {
    expect(narrowWidths(name)).toEqual(widths);
  });

  it('carry their width in the name', () => {
    expect(narrowerName('house-1600x1067.webp', 480)).toBe('house-1600x1067.w480.webp');
  });
});
