import { describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { articleHtml } from './article-html.ts';

/** As a browser reads it. */
function read(markdown: string): HTMLElement {
  return new JSDOM(`<main>${articleHtml(markdown)}</main>`).window.document.querySelector('main')!;
}

const hostile = [
  '<script>alert(1)</script>',
  'a <img src=x onerror=alert(1)> picture',
  '<iframe src="https://evil.example"></iframe>',
  '<style>body { display: none }</style>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<form action="https://evil.example"><input name=password></form>',
  '<a href="javascript:alert(1)" onclick="alert(1)">raw</a>',
  '<a data-page href="//evil.example">as if it were ours</a>',
  '<p style="position:fixed;inset:0" id="root">cover</p>',
  '</main></body><script>alert(1)</script>',
  '<img src="x" <script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[><script>alert(1)</script>]]>',
  '<textarea></textarea><noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></math>',
  '[a](javascript:alert(1))',
  '[b](JaVaScRiPt:alert(1))',
  '[c](java&#10;script:alert(1))',
  '[d](&#x6A;avascript:alert(1))',
  '[e](vbscript:msgbox)',
  '[f](data:text/html;base64,PHNjcmlwdD4=)',
  '<javascript:alert(1)>',
  '![g](data:image/svg+xml;base64,PHN2Zz4=)',
  '![h](javascript:alert(1))',
  '![i](x"onerror="alert(1))',
  '[j]: javascript:alert(1)\n\n[j]',
  '![k](https://ok.example/a.png "t\\" onload=\\"alert(1)")',
  '![l"><script>alert(1)</script>](https://ok.example/b.png)',
  '[m](https://ok.example "\\"><script>alert(1)</script>")',
  '`<script>alert(1)</script>`\n\n```"><script>alert(1)\n</script><script>alert(1)</script>\n```',
  '| <script>alert(1)</script> |\n| --- |\n| "><img src=x onerror=alert(1)> |',
  'x[^"><script>alert(1)</script>]\n\n[^"><script>alert(1)</script>]: <script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u0000<scr\u0000ipt>alert(1)</script>',
];

describe('a hostile article', () => {
  it.each([
    ['each alone', hostile],
    ['all together', [hostile.join('\n\n')]],
    ['all in one list', [`- ${hostile.join('\n- ')}`]],
  ])('can neither run nor load anything, nor dress up the page: %s', (_, texts) => {
    for (const text of texts) {
      const page = read(text);
      expect(
        page.querySelectorAll('script, iframe, style, svg, form, math, object, embed, link'),
      ).toHaveLength(0);
      expect(
        page.querySelectorAll('input:not([type="checkbox"][disabled]), textarea, noscript'),
      ).toHaveLength(0);
      for (const element of page.querySelectorAll('*')) {
        for (const { name, value } of element.attributes) {
          expect(`${element.tagName} ${name}`).not.toMatch(/ (on\w+|style|formaction|xlink:href)$/);
          expect(value.replace(/\s/g, '')).not.toMatch(/^(javascript|vbscript|data):/i);
        }
        if (element.hasAttribute('data-page')) expect(element.getAttribute('href')).toMatch(/^\/[^/\\]/);
      }
      expect(page.querySelector('#root')).toBeNull();
      expect(page.ownerDocument.body.children).toHaveLength(1);
    }
  });

  it('keeps what was harmless in it', () => {
    const page = read(hostile.join('\n\n'));
    expect(page.textContent).toContain('a  picture');
    expect(page.textContent).toContain('<script>alert(1)</script>');
    expect(page.querySelectorAll('img[src="https://ok.example/a.png"]')).toHaveLength(1);
  });

  it('that is too deep to be laid out is shown as it was written', () => {
    const page = read(`${'> '.repeat(5_000)}<b>deep</b>`);
    expect(page.querySelectorAll('blockquote, b')).toHaveLength(0);
    expect(page.querySelector('pre')!.textContent).toContain('> <b>deep</b>');
  });
});

describe('an article', () => {
  it.each([
    ['# One\n\n## Two', ['H2 One', 'H3 Two']],
    ['## One\n\n### Two', ['H2 One', 'H3 Two']],
    ['### One\n\n###### Two', ['H2 One', 'H5 Two']],
    ['# One\n\n###### Two', ['H2 One', 'H6 Two']],
  ])('has its headings from the second level on: %j', (markdown, expected) => {
    const headings = [...read(markdown).querySelectorAll('h1, h2, h3, h4, h5, h6')];
    expect(headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual(expected);
  });

  it('has tables and code in boxes that the keyboard can scroll', () => {
    const page = read('| | b |\n| --- | --: |\n| 1 | 2 |\n\n```\ncode\n```');
    const boxes = [...page.querySelectorAll('[role="group"][tabindex="0"]')];
    expect(boxes.map((box) => `${box.tagName} ${box.getAttribute('aria-label')}`)).toEqual([
      'DIV Table',
      'PRE Code',
    ]);
    expect(boxes[0]!.querySelectorAll('table')).toHaveLength(1);
    expect([...page.querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(['b']);
    expect(page.querySelector('td[align="right"]')!.textContent).toBe('2');
  });

  it('has pictures that hold their room, and a caption where one is given', () => {
    const page = read('![A court](/uploads/court-1600x1067.webp "The court in May")\n\nA ![b](/b.png "c") c');
    const figure = page.querySelector('figure')!;
    const [court, inText] = page.querySelectorAll('img');
    expect(court!.outerHTML).toBe(
      '<img src="/uploads/court-1600x1067.webp" srcset="/uploads/court-1600x1067.w480.webp 480w, ' +
        '/uploads/court-1600x1067.w750.webp 750w, /uploads/court-1600x1067.w1100.webp 1100w, ' +
        '/uploads/court-1600x1067.webp 1600w" sizes="(width &lt; 64rem) 92vw, 60rem" width="1600" height="1067" ' +
        'alt="A court" loading="lazy" decoding="async">',
    );
    expect(figure.querySelector('figcaption')!.textContent).toBe('The court in May');
    expect(figure.closest('p')).toBeNull();
    expect(inText!.parentElement!.tagName).toBe('P');
    expect(inText!.hasAttribute('srcset')).toBe(false);
  });

  it('marks links to pages of the site, and hands the window over to nobody', () => {
    const page = read(
      '[out](https://else.example) [in](/projects/ridge) [call](tel:+251900000000) [file](/uploads/a.pdf) ' +
        '[staff](/admin/blog) [else](//else.example) [back](/\\\\else.example)',
    );
    const links = [...page.querySelectorAll('a')].map((link) => link.outerHTML);
    expect(links).toEqual([
      '<a href="https://else.example" rel="noopener">out</a>',
      '<a data-page="" href="/projects/ridge">in</a>',
      '<a href="tel:+251900000000">call</a>',
      '<a href="/uploads/a.pdf">file</a>',
      '<a href="/admin/blog">staff</a>',
      '<a href="//else.example">else</a>',
      '<a href="/%5Celse.example">back</a>',
    ]);
  });

  it('has footnotes whose links meet', () => {
    const page = read('Lime.[^1]\n\n[^1]: Slaked.');
    const links = [...page.querySelectorAll('a[href^="#"]')];
    expect(links).toHaveLength(2);
    for (const link of links) expect(page.querySelector(link.getAttribute('href')!)).not.toBeNull();
  });
});

describe('the long text of a project', () => {
  it('keeps its single line breaks, and an article joins them', () => {
    expect(articleHtml('One\ntwo **three\nfour**', 'project')).toBe(
      '<p>One<br>\ntwo <strong>three<br>\nfour</strong></p>',
    );
    expect(articleHtml('One\ntwo')).toBe('<p>One\ntwo</p>');
  });

  it('has its headings below those of the page', () => {
    expect(articleHtml('# One', 'project')).toBe('<h2>One</h2>');
    expect(articleHtml('# One\n\n## Two', 'service')).toBe('<h3>One</h3>\n<h4>Two</h4>');
  });
});
