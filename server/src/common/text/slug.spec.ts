import { describe, expect, it } from '@jest/globals';
import { slugOf } from './slug.js';

describe('slugOf', () => {
  it.each([
    ['Entoto Ridge House', 'entoto-ridge-house'],
    ['  100% Stone & Lime! ', '100-stone-lime'],
    ['Mana Qaʼabbee', 'mana-qaabbee'],
    ['What comes next...', 'what-comes-next'],
    ['Nr. 7, v2.1_b~c', 'nr-7-v2-1-b-c'],
    ['።', 'untitled'],
  ])('makes %j into %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('writes Amharic in Latin letters', () => {
    for (const title of ['የእንጦጦ ቤት', 'አዲስ ቤት በቦሌ።', 'ዕቅድ 2019 ዓ.ም.'])
      expect(slugOf(title)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
  });

  it('always makes something, and nothing too long', () => {
    expect(slugOf('!!!')).toBe('untitled');
    expect(slugOf('x'.repeat(300)).length).toBeLessThanOrEqual(200);
  });
});
