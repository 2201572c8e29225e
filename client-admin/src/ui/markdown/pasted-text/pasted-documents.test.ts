import { articleHtml } from '@consultancy/shared/article/article-html';
import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownOfHtml, type PastedMarkdown } from './markdown-of-html';

/** What visitors read of a pasted document, and what they do not. */
interface Read {
  headings?: number;
  items?: number;
  cells?: number;
  links?: number;
  notes?: number;
  pictures?: number;
  /** Places of pictures that did not come with the text. */
  lost?: number;
  leftOut?: Partial<PastedMarkdown['leftOut']>;
}

/** As these programs put them on the clipboard; texts invented. */
const documents: [file: string, Read][] = [
  ['word/article', { headings: 3, items: 8, links: 1 }],
  ['word/footnotes', { links: 1, notes: 3 }],
  ['word/tracked-changes', { leftOut: { comments: 1 } }],
  ['word/table', { cells: 9, links: 1 }],
  ['word/pictures', { lost: 2 }],
  ['word/smart-tags', { links: 2 }],
  ['word/outline', { headings: 3, leftOut: { links: 1 } }],
  ['word/amharic', { headings: 1, items: 5, links: 1 }],
  ['word/continued-list', { items: 4 }],
  ['word-online/lists', { items: 6 }],
  ['word-online/headings', { headings: 2, cells: 4, links: 1, lost: 1 }],
  ['google-docs/article', { headings: 2, links: 1 }],
  ['google-docs/nested-lists', { items: 8 }],
  ['google-docs/footnotes', { links: 1, notes: 2 }],
  ['google-docs/table-pictures', { cells: 4, lost: 2 }],
  ['google-docs/tasks', { items: 2, links: 1 }],
  ['google-docs/sheet', { cells: 6 }],
  ['libreoffice/article', { headings: 2, items: 4, links: 1 }],
  ['libreoffice/notes', { notes: 2 }],
  ['libreoffice/changes', { lost: 1 }],
  ['libreoffice/nested-table', { cells: 4 }],
  ['libreoffice/data-picture', { pictures: 1, lost: 1 }],
  ['telegram/web-k', { links: 1 }],
  ['telegram/web-a', { links: 1 }],
  ['telegram/album', { lost: 2, leftOut: { embedded: 1 } }],
  ['telegram/amharic', { links: 1 }],
  ['web/encyclopedia', { headings: 1, cells: 4, links: 2, notes: 1, lost: 1 }],
  ['web/readme', { headings: 1, items: 3, notes: 1 }],
  ['web/news', { headings: 1, links: 2, lost: 1, leftOut: { embedded: 1, links: 2 } }],
  ['web/mail-outlook', { links: 1, lost: 1 }],
  ['web/mail-gmail', { items: 3 }],
  ['web/notes-app', { headings: 1, items: 3, links: 1 }],
  ['web/newsletter', { headings: 1, cells: 4, lost: 1 }],
  ['web/amharic', { headings: 1, items: 2, cells: 4, links: 1 }],
];

it.each(documents)('%s keeps its text, links, notes and pictures', (file, expected) => {
  const html = readFileSync(join(import.meta.dirname, 'documents', `${file}.html`), 'utf8');
  const { markdown, leftOut } = markdownOfHtml(html, {
    firstNote: 1,
    addressOfPicture: ({ source }) =>
      source.startsWith('data:image/png') ? '/uploads/library/a-6x4.webp' : 'lost:picture',
  })!;
  const page = parse(articleHtml(markdown));
  const notes = page.querySelector('section[data-footnotes]');
  const inNotes = notes?.querySelectorAll('li').length ?? 0;
  for (const link of page.querySelectorAll('[data-footnote-ref], [data-footnote-backref]')) link.remove();
  notes?.querySelector('h2')?.remove();
  const count = (selector: string) => page.querySelectorAll(selector).length;
  expect({
    headings: count('h1, h2, h3, h4, h5, h6'),
    items: count('li') - inNotes,
    cells: count('td, th'),
    links: count('a[href]'),
    notes: inNotes,
    pictures: count('img'),
    lost: markdown.match(/\(lost:/g)?.length ?? 0,
    leftOut,
  }).toEqual({
    ...{ headings: 0, items: 0, cells: 0, links: 0, notes: 0, pictures: 0, lost: 0 },
    ...expected,
    leftOut: { embedded: 0, comments: 0, links: 0, ...expected.leftOut },
  });
  expect(wordsOf(page.textContent)).toEqual(expect.arrayContaining(wordsOf(textIn(html))));
  // Nothing is said twice, and no markup is left over.
  expect(wordsOf(page.textContent).length).toBeLessThanOrEqual(wordsOf(textIn(html)).length + inNotes);
});

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** What somebody reads in the program: neither what was deleted there nor the marks of lists and notes. */
function textIn(html: string): string {
  const body = parse(html);
  const unread =
    'style, script, title, xml, .msoDel, del[cite], [style*="mso-hide"], [style*="mso-element:comment"], ' +
    '.MsoCommentReference, [style*="mso-list:Ignore"], .MsoFootnoteReference, .MsoEndnoteReference, .reference, .mw-cite-backlink, ' +
    'sup:has(a), a:has(> sup), .sdfootnotesym, .sdendnotesym, a[id^=ftnt], #footnote-label, [data-footnote-backref]';
  for (const element of body.querySelectorAll(unread)) element.remove();
  for (const formula of body.querySelectorAll('math')) formula.replaceWith(formula.getAttribute('alttext')!);
  const blocks =
    'p, div, ul, li, td, th, br, h1, h2, h3, dl, dt, dd, blockquote, pre, figcaption, caption, details, summary';
  for (const element of body.querySelectorAll(blocks)) {
    element.before(' ');
    element.after(' ');
  }
  return body.textContent;
}

function wordsOf(text: string): string[] {
  return (text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).toSorted();
}
