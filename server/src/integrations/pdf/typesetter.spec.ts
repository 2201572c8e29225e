import { expect, it } from '@jest/globals';
import { printable } from './faces.js';
import { beginPdf } from './pdf-document.js';
import { runsOf } from './typesetter.js';

it('opens each font once, however many texts are set', () => {
  const { document, typesetter } = beginPdf({});
  for (let count = 0; count < 10; count += 1)
    typesetter.line('House ቤት ā', 20, 20, { size: 9, color: '#000', isStrong: count % 2 === 0 });
  expect(document).toMatchObject({ _fontCount: 6 });
});

it('sets each letter in the first face that has it', () => {
  expect(runsOf('Beton ≥ 25 ቤት Ādā')).toEqual([
    { face: 'latin', text: 'Beton ' },
    { face: 'wide', text: '≥ ' },
    { face: 'latin', text: '25 ' },
    { face: 'ethiopic', text: 'ቤት ' },
    { face: 'latin-ext', text: 'Ā' },
    { face: 'latin', text: 'd' },
    { face: 'latin-ext', text: 'ā' },
  ]);
});

it.each(['≥≤→≈√✓Δ№∅‰″', 'Nguyễn', 'محمد', 'Ελλάς', 'Жуков', 'ቤት', '½ m²'])(
  'has the letters of %s',
  (text) => {
    expect(printable(text)).toBe(text);
  },
);

it('names what no face has, and leaves out what nobody sees', () => {
  expect(printable('漢 🏠')).toBe('[U+6F22] [U+1F3E0]');
  expect(printable('Nguye\u0302\u0303n\u200b ❤\ufe0f\u00a0!')).toBe('Nguyễn ❤ !');
});
