import { describe, expect, it } from '@jest/globals';
import { slugOf } from './slug.js';

describe('slugOf', () => {
  it.each([
    ['Entoto Ridge House', 'entoto-ridge-house'],
    ['  100% Stone & Lime! ', '100-stone-lime'],
    ['Mana Qaʼabbee', 'mana-qaabbee'],
  ])('makes %j into %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('writes Amharic in Latin letters', () => {
    expect(slugOf('የእንጦጦ ቤት')).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
  });

  it('always makes something, and nothing too long', () => {
    expect(slugOf('!!!')).toBe('untitled');
    expect(slugOf('x'.repeat(300)).length).toBeLessThanOrEqual(200);
  });
});
