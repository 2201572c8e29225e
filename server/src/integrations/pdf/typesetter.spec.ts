import { expect, it } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { firstFont, registerFonts } from './pdf-document.js';
import { Typesetter } from './typesetter.js';

it('opens each font once, however many texts are set', () => {
  const document = new PDFDocument({ font: firstFont });
  registerFonts(document);
  const typesetter = new Typesetter(document);
  for (let count = 0; count < 10; count += 1)
    typesetter.line('House ቤት ā', 20, 20, { size: 9, color: '#000', isStrong: count % 2 === 0 });
  expect(document).toMatchObject({ _fontCount: 6 });
});
