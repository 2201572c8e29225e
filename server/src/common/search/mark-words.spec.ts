import { describe, expect, it } from '@jest/globals';
import { excerptAround, markWords } from './mark-words.js';

const shown = (text: string, words: string[]) =>
  markWords(text, words)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('markWords', () => {
  it.each([
    [['bole'], 'A house in Bole, by BOLE road', 'A house in [Bole], by [BOLE] road'],
    [['ሀዋሳ'], 'የሐዋሳ ሐይቅ', 'የ[ሐዋሳ] ሐይቅ'],
    [['bole'], 'የቦሌ ቤት', 'የ[ቦሌ] ቤት'],
    [['ቦሌ'], 'Bole and Bolero', '[Bole] and Bolero'],
    [['እንጦጦ'], 'Entoto’s ridge', '[Entoto’s] ridge'],
    [["waa'ee"], 'Waa’ee Keenya', '[Waa’ee] Keenya'],
    [['2018'], 'በ፳፻፲፰ ዓ.ም.', 'በ[፳፻፲፰] ዓ.ም.'],
    [['bole', 'olero'], 'Bolero', '[Bolero]'],
    [['%'], '100% sure', '100[%] sure'],
    [['።', ''], 'ቤት።', 'ቤት።'],
    [['zebra'], 'A house', 'A house'],
  ])('marks %j in %s', (words, text, marked) => {
    expect(shown(text, words)).toBe(marked);
    expect(
      markWords(text, words)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

describe('excerptAround', () => {
  const long = 'one two three four five six seven eight nine ten eleven twelve';
  it.each([
    [['one'], 20, 'one two three four …'],
    [['eight'], 20, '… seven eight nine ten …'],
    [['twelve'], 20, '… twelve'],
    [['zebra'], 20, 'one two three four …'],
    [['zebra'], 200, long],
  ])('shows %j in %i characters', (words, length, excerpt) => {
    expect(excerptAround(long, words, length)).toBe(excerpt);
  });

  it('cuts what has no spaces', () => {
    expect(excerptAround('x'.repeat(50), ['zebra'], 10)).toBe(`${'x'.repeat(10)} …`);
  });
});
