import { expect, it } from '@jest/globals';
import { beginPdf } from './pdf-document.js';

it('opens each font once, however many texts are set', () => {
  const { document, typesetter } = beginPdf({});
  for (let count = 0; count < 10; count += 1)
    typesetter.line('House ቤት ā', 20, 20, { size: 9, color: '#000', isStrong: count % 2 === 0 });
  expect(document).toMatchObject({ _fontCount: 6 });
});
