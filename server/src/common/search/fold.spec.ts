import { describe, expect, it } from '@jest/globals';
import { fold, foldInPlace, keyOf, withoutPrefix } from './fold.js';

describe('fold', () => {
  it.each([
    ['ሐዋሳ', 'ሀዋሳ', 'homophones'],
    ['ኀይሌ ኃይሌ ሓይሌ ኻይሌ', 'ሀይሌ ሀይሌ ሀይሌ ሀይሌ', 'homophones of every order'],
    ['ሠላም', 'ሰላም', 'homophones'],
    ['ዓለም ዐለም ኣለም', 'አለም አለም አለም', 'orders that sound alike'],
    ['ፀሐይ', 'ጸሀይ', 'homophones'],
    ['ሼህ ዬት ውሃ ዉሃ', 'ሸህ የት ውሀ ውሀ', 'orders that sound alike'],
    ['ቋንቋ', 'ቁዋንቁዋ', 'labialised velars, spelled out'],
    ['በኋላ ሗላ', 'በሁዋላ ሁዋላ', 'labialised homophones'],
    ['ጐንደር ቊጥር ቍጥር', 'ጎንደር ቁጥር ቁጥር', 'labialised ones that are written plainly now'],
    ['ሟች ሏል', 'ሙዋች ሉዋል', 'the others with wa'],
    ['አዲስ፡አበባ።', 'አዲስ አበባ ', 'punctuation'],
    ['፳፻፲፰ ፩፪፫ ፼ ፲፭', '2018 123 10000 15', 'digits'],
    ['Waa’ee WAA‘EE waaʼee', "waa'ee waa'ee waa'ee", 'the hudhaa'],
    ['E\u0301LAN', 'élan', 'letters and accents in one'],
    ['a\u00a0b\tc', 'a b c', 'spaces'],
    ['900 m² 3 m³', '900 m2 3 m3', 'units'],
    ['100% A_1\\', '100% a_1\\', 'no other sign'],
  ])('writes %s as %s: %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(fold(folded)).toBe(folded);
  });

  it('keeps to numbers that somebody might write', () => {
    expect(fold('፼'.repeat(100_000))).toMatch(/^\d+$/);
  });

  it('knows where each character comes from', () => {
    const text = 'Waa’ee ቋንቋ ፳፻፲፰ e\u0301';
    const { folded, starts, ends } = foldInPlace(text);
    expect(folded).toBe(fold(text));
    const original = (part: string) => {
      const from = folded.indexOf(part);
      return text.slice(starts[from], ends[from + part.length - 1]);
    };
    expect(['ቁዋን', '2018', "a'e", 'é'].map(original)).toEqual(['ቋን', '፳፻፲፰', 'a’e', 'e\u0301']);
  });
});

describe('keyOf', () => {
  it.each([
    ['Bole', 'ቦሌ'],
    ['Entoto', 'እንጦጦ'],
    ['Addis', 'አዲስ'],
    ['Abeba', 'አበባ'],
    ['Ababa', 'አበባ'],
    ['Hawassa', 'ሐዋሳ'],
    ['Mekelle', 'መቀሌ'],
    ['Dire', 'ድሬ'],
    ['Dawa', 'ዳዋ'],
    ['Bahir', 'ባሕር'],
    ['Gondar', 'ጎንደር'],
    ['Jimma', 'ጅማ'],
    ['Axum', 'አክሱም'],
    ['Ethiopia', 'ኢትዮጵያ'],
    ['Haile', 'ኃይሌ'],
    ['Mariam', 'ማርያም'],
    ['Kality', 'ቃሊቲ'],
    ['Merkato', 'መርካቶ'],
    ['Mercato', 'መርካቶ'],
    ['Meskel', 'መስቀል'],
    ['Megenagna', 'መገናኛ'],
    ['Woreda', 'ወረዳ'],
    ['Bishoftu', 'ቢሾፍቱ'],
    ['Tsehay', 'ፀሐይ'],
    ['Finfinnee', 'ፊንፊኔ'],
    ['Boolee', 'ቦሌ'],
    ['quanqua', 'ቋንቋ'],
    ['Ādīs', 'አዲስ'],
    ['Piassa', 'ፒያሳ'],
  ])('of %s is that of %s', (latin, ethiopic) => {
    const [one, other] = [latin, ethiopic].map((word) => keyOf(fold(word)));
    expect(one).toEqual({ script: 'latin', key: other!.key });
    expect(other!.script).toBe('ethiopic');
  });

  it.each([
    ['Bole', 'ባሌ'],
    ['house', 'ሃውስ'],
    ['better', 'ቤት'],
    ['Awassa', 'ሐዋሳ'],
    ['design', 'ዲዛይን'],
  ])('of %s is not that of %s', (latin, ethiopic) => {
    expect(keyOf(fold(latin))!.key).not.toBe(keyOf(fold(ethiopic))!.key);
  });

  it.each(['', 'ab', 'ድር', '12345', 'bole-house', 'boleቦሌ', '።'])('is none of %j', (word) => {
    expect(keyOf(fold(word))).toBeUndefined();
  });

  it('is also that of the word without what is written together with it', () => {
    expect(['የቦሌ', 'ከተማ', 'በር', 'ቦሌ'].map(withoutPrefix)).toEqual(['ቦሌ', 'ተማ', undefined, undefined]);
  });
});
