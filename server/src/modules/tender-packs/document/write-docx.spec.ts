import { expect, it } from '@jest/globals';
import { readXml } from '../../../../test/support/read-xml.js';
import { readZipped } from '../../../../test/support/read-zipped.js';
import { SiteLanguage } from '../../../common/language/site-language.enum.js';
import { writeDocx } from './write-docx.js';

it('is well-formed with any sign that was pasted into a text', async () => {
  const odd = 'Two\u000Bfloors\u0007 of\uFFFE stone\uD800';
  const document = {
    title: odd,
    author: odd,
    parts: [
      {
        language: SiteLanguage.en,
        blocks: [
          { kind: 'title' as const, text: odd, lines: [odd] },
          { kind: 'table' as const, widths: [1, 2], head: [odd, odd], rows: [[odd, odd]] },
          { kind: 'paragraph' as const, text: odd },
        ],
      },
    ],
  };
  const file = await writeDocx(
    document,
    () => Promise.resolve(undefined),
    () => Promise.resolve(),
  );
  const texts = readXml(readZipped(file, 'word/document.xml')).map(({ text }) => text);
  expect(texts.filter((text) => text === 'Twofloors of stone')).toHaveLength(7);
  const core = readXml(readZipped(file, 'docProps/core.xml'));
  expect(core.find(({ name }) => name === 'dc:title')?.text).toBe('Twofloors of stone');
});
