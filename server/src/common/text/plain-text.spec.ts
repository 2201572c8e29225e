import { describe, expect, it } from '@jest/globals';
import { plainText } from './plain-text.js';

describe('a plain text', () => {
  it.each([
    ['a\u200bb \ufeffc', 'ab c', 'spaces without a width'],
    ['soft\u00adhyphen', 'softhyphen', 'soft hyphens'],
    ['\u202aleft\u202c \u200eright', 'left right', 'marks of direction'],
    ['bell\u0007 \u001b[31m', 'bell [31m', 'control characters'],
    ['e\u0301', 'é', 'letters and accents in one'],
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd', 'line breaks of every kind'],
    ['tab\tstays\n', 'tab\tstays\n', 'tabs and line breaks, as they are'],
    ['👨‍👩‍👧 ❤️‍🔥', '👨‍👩‍👧 ❤️‍🔥', 'pictures of several signs, as they are'],
    ['a\u200db 👍\u200d', 'ab 👍', 'joiners that join nothing'],
    ['ሰላም ’ qaʼabbee', 'ሰላም ’ qaʼabbee', 'letters, as they are'],
  ])('of %j is %j: %s', (text, plain) => {
    expect(plainText(text)).toBe(plain);
    expect(plainText(plain)).toBe(plain);
  });
});
