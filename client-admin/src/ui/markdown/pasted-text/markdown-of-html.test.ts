import { describe, expect, it } from '@jest/globals';
import { markdownOfHtml } from './markdown-of-html';
import type { PastedPicture } from './place-pictures';

const addressOfPicture = ({ source }: PastedPicture) =>
  source.endsWith('/uploads/library/a-6x4.webp') ? '/uploads/library/a-6x4.webp' : 'lost:picture';
const convert = (html: string) => markdownOfHtml(html, { addressOfPicture, firstNote: 1 });
const markdown = (html: string) => convert(html)?.markdown;

describe('Google Docs', () => {
  const docs = (html: string) =>
    markdown(`<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1">${html}</b>`);

  it('keeps headings, links, bold, italic and struck text, lists and paragraphs', () => {
    expect(
      docs(
        '<h2 dir="ltr"><span style="font-weight:700">Why stone</span></h2>' +
          '<p dir="ltr"><span style="font-weight:700">Stone</span><span style="font-weight:400"> is </span>' +
          '<a href="https://www.google.com/url?q=https://example.org/stone&amp;sa=D" style="text-decoration:none"><span style="text-decoration:underline">local</span></a>' +
          '<span>, </span><span style="font-style:italic">cheap</span><span> and </span><span style="text-decoration:line-through">heavy</span></p>' +
          '<br><p><span>Second paragraph.</span></p>' +
          '<ul><li dir="ltr" aria-level="1"><p role="presentation"><span>One</span></p></li>' +
          '<ul><li aria-level="2"><p role="presentation"><span>Inner</span></p></li></ul>' +
          '<li aria-level="1"><p role="presentation"><span>Two</span></p></li></ul>' +
          '<ol><li><p>First</p></li><li><p>Then</p></li></ol>',
      ),
    ).toBe(
      [
        '## Why stone',
        '**Stone** is [local](https://example.org/stone), _cheap_ and ~~heavy~~',
        'Second paragraph.',
        '- One\n  - Inner\n- Two',
        '1. First\n2. Then',
      ].join('\n\n'),
    );
  });

  it('keeps a table, each cell on one line', () => {
    expect(
      docs(
        '<div><table><colgroup><col><col></colgroup><tbody>' +
          '<tr><td><p><span>Stone</span></p></td><td><p><span>Price | m</span><span style="vertical-align:super">2</span></p></td></tr>' +
          '<tr><td><p>Tuff</p><p>from Zway</p></td><td><ul><li><p>low</p></li><li><p>fair</p></li></ul></td></tr></tbody></table></div>',
      ),
    ).toBe('| Stone | Price \\| m² |\n| - | - |\n| Tuff from Zway | low; fair |');
  });

  it('keeps tasks', () => {
    const item = (isDone: boolean, text: string) =>
      `<li role="checkbox" aria-checked="${isDone}"><img src="data:image/png;base64,x"><p><span>${text}</span></p></li>`;
    expect(markdown(`<ul>${item(true, 'Drawn')}${item(false, 'Built')}</ul>`)).toBe(
      '- [x] Drawn\n- [ ] Built',
    );
  });
});

describe('Word', () => {
  const word = (html: string) =>
    markdown(
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p {margin:0} --></style></head><body><!--StartFragment-->${html}<!--EndFragment--></body></html>`,
    );

  it('separates paragraphs by blank lines, and joins lines that only the file breaks', () => {
    expect(
      word(
        '<p class=MsoNormal>First\r\nparagraph.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><b>Second</b> <i style="mso-bidi-font-style:normal">one</i>.</p>',
      ),
    ).toBe('First paragraph.\n\n**Second** _one_.');
  });

  it('makes lists of numbered and bulleted paragraphs', () => {
    const item = (level: number, marker: string, text: string) =>
      `<p class=MsoListParagraph style="text-indent:-.25in;mso-list:l0 level${level} lfo1"><![if !supportLists]><span style="mso-list:Ignore">${marker}<span style="font:7.0pt">&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`;
    expect(
      word(
        `<p>Before</p>${item(1, '1.', 'One')}${item(2, '·', 'Inner')}${item(2, '·', 'Another')}${item(1, '2.', 'Two')}<p>After</p>${item(1, '·', 'Alone')}`,
      ),
    ).toBe('Before\n\n1. One\n   - Inner\n   - Another\n2. Two\n\nAfter\n\n- Alone');
  });

  it('joins the lists that Word on the web makes of single items', () => {
    const item = (level: number, text: string) =>
      `<div class="ListContainerWrapper"><ul role="list"><li data-aria-level="${level}"><p><span>${text}</span></p></li></ul></div>`;
    expect(word(`${item(1, 'One')}${item(2, 'Inner')}${item(1, 'Two')}<div><p>After</p></div>`)).toBe(
      '- One\n  - Inner\n- Two\n\nAfter',
    );
  });

  it('makes a title and quotes of their styles', () => {
    expect(word('<p class=MsoTitle>Tuff</p><p class=MsoQuote>It breathes.</p>')).toBe(
      '# Tuff\n\n> It breathes.',
    );
  });
});

it('counts what it keeps and leaves out, and leaves places for pictures that did not come', () => {
  expect(
    convert(
      '<p>Wall</p><p><img src="https://lh3.example/a"></p><img src="file:///C:/image001.png">' +
        '<img src="http://localhost/uploads/library/a-6x4.webp" alt="A wall"><iframe src="https://video.example"></iframe>',
    ),
  ).toEqual({
    markdown: 'Wall\n\n![](lost:picture)\n\n![](lost:picture)![A wall](/uploads/library/a-6x4.webp)',
    kept: { headings: 0, lists: 0, tables: 0, links: 0, notes: 0, pictures: 1 },
    leftOut: { embedded: 1, comments: 0, links: 0 },
  });
});

it.each([
  [
    '<p>See <a href="#note">the note</a>, <a href="javascript:alert(1)">this</a></p><p>x</p>',
    'See the note, this\n\nx',
  ],
  ['<p>1. *no* [list] # here_too_</p><p>x</p>', '1\\. \\*no\\* \\[list] # here_too\\_\n\nx'],
  ['<strong><p>Both</p><p>bold</p></strong>', '**Both**\n\n**bold**'],
  ['<p>CO<sub>2</sub> of 900 m<sup>2</sup></p><p>x</p>', 'CO₂ of 900 m²\n\nx'],
  ['<table><tr><td><h2>Frame</h2><p>text</p></td></tr></table>', '## Frame\n\ntext'],
  ['<p>One<br>two</p><p>x</p>', 'One\\\ntwo\n\nx'],
])('%s', (html, expected) => expect(markdown(html)).toBe(expected));

it('knows no more than the plain text of HTML without structure', () => {
  expect(markdown('<meta charset="utf-8"><span style="color: red">One word</span>')).toBeUndefined();
});
