import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownOfHtml } from './markdown-of-html';
import { addressOfPicture } from './picture-address';

const ofWord = readFileSync(join(import.meta.dirname, 'documents/word/pictures.html'), 'utf8');
const PNG = '{\\pict\\pngblip 89504e47}';

function paste(html: string, rtf = '', takes = true) {
  const files: string[] = [];
  const upload = (file: File) => (takes ? files.push(`${file.name} ${file.type} ${file.size}`) : undefined);
  const options = { firstNote: 1, addressOfPicture: addressOfPicture(rtf, upload) };
  const { markdown } = markdownOfHtml(html, options)!;
  return { files, addresses: [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address) };
}

it('uploads the pictures of Word, which are in its Rich Text alone', () => {
  expect(paste(ofWord, `{\\rtf1 ${PNG} text ${PNG}}`)).toEqual({
    files: ['pasted-1.png image/png 4', 'pasted-2.png image/png 4'],
    addresses: ['upload:1', 'upload:2'],
  });
});

it('leaves places where it is not certain which picture is meant', () => {
  const addresses = ['lost:clip_image001.png', 'lost:clip_image002.png'];
  for (const rtf of ['', `{\\rtf1 ${PNG}}`, `{\\rtf1 ${PNG} ${PNG} ${PNG}}`])
    expect(paste(ofWord, rtf)).toEqual({ files: [], addresses });
});

it('uploads pictures that are written in the HTML, and keeps those of this site', () => {
  const html =
    '<p><img src="data:image/png;base64,iVBORw0="><img src="data:image/svg+xml;base64,PHN2Zy8+">' +
    `<img src="${location.origin}/uploads/library/a-6x4.w480.webp"></p>`;
  expect(paste(html)).toEqual({
    files: ['pasted-1.png image/png 5'],
    addresses: ['upload:1', 'lost:picture', '/uploads/library/a-6x4.webp'],
  });
  expect(paste(html, '', false).addresses[0]).toBe('lost:pasted-1.png');
});
