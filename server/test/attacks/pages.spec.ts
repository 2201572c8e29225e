import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Build } from '../builders/build.js';
import { sendRaw } from '../support/raw-http.js';
import { readXml } from '../support/read-xml.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let build: Build;

/** What would run, or end the element around it, if it were not written as a text. */
const evil = `</script></title><script>alert(1)</script><img src=x onerror=alert(2)>"'><svg/onload=alert(3)>\u2028]]>--><!--`;

const markdown = [
  evil,
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java\nscript:alert(1))',
  '[a](\x01javascript:alert(1))',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '[a](vbscript:alert(1))',
  '![a](javascript:alert(1))',
  '![a"onerror="alert(1)](https://x.example/a.png)',
  '<a href="javascript:alert(1)">a</a>',
  '<iframe src="https://x.example"></iframe>',
  '<details open ontoggle=alert(1)>',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)\n\n[a]',
  '`<script>alert(1)</script>`',
  '```html\n<script>alert(1)</script>\n```',
  '| <script>alert(1)</script> |\n| - |\n| a |',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<style>*{display:none}</style>',
  '<form action="https://x.example"><input name="password"></form>',
].join('\n\n');

beforeAll(async () => {
  app = await TestApp.start({ publicUrl: 'https://firm.example' });
  build = new Build(app.dataSource);
  await build.settings({ siteName: evil.slice(0, 120), siteDescription: evil, address: evil });
  await build.project({
    title: evil,
    slug: 'evil',
    description: evil,
    longDescription: evil,
    location: evil,
    metadata: evil,
    featured: true,
    isForSale: true,
  });
  await build.post({
    title: evil,
    slug: 'evil',
    excerpt: evil,
    content: markdown,
    category: 'Design',
    authorName: evil.slice(0, 120),
    tags: [evil.slice(0, 60), 'a'],
    featured: true,
  });
  await build.service({
    title: evil,
    description: evil,
    longDescription: evil,
    features: [evil],
    process: [evil],
    benefits: [evil],
  });
  await build.service({ title: 'Odd', image: 'https://[' });
});
afterAll(() => app.stop());

/** No element, attribute or address of a page does what was stored. */
function expectHarmless(html: string): void {
  for (const [, attributes] of html.matchAll(/<[a-z][\w-]*((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi)) {
    const names = attributes!.replace(/"[^"]*"|'[^']*'/g, '""');
    expect(names).not.toMatch(/\son\w+\s*=|alert/i);
    const addresses = attributes!.matchAll(/\s(?:href|src|action|formaction|srcdoc)="([^"]*)"/gi);
    for (const [, address] of addresses) {
      expect(address!.replace(/^\W+/, '')).not.toMatch(/^(javascript|vbscript|data:text)/i);
    }
  }
  expect(html).not.toMatch(/<script[^>]*>\s*alert/i);
  expect(html).not.toMatch(/<(img src=x|svg\/onload|style>\*)/i);
  expect(html).not.toMatch(/<(iframe|form|details)[^>]*(x\.example|alert)/i);
  // Each record for search engines and the state of the page are whole JSON.
  const data = [...html.matchAll(/<script[^>]*type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)];
  expect(data.length).toBeGreaterThan(0);
  for (const [, json] of data) expect(() => JSON.parse(json!) as unknown).not.toThrow();
}

async function page(path: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(`${app.origin}${path}`);
  return { status: answer.status, html: await answer.text() };
}

it.each([
  '<img src=y onerror=alert(1)>',
  '<p title="a" onclick="alert(1)">',
  '<a href="javascript:alert(1)">',
  '<a class="a" href="\x01 JavaScript:alert(1)">',
  '<script>alert(1)</script>',
  '<iframe src="https://x.example"></iframe>',
  '<script type="application/ld+json">{"a":"</script>',
])('this test would find %s', (html) => {
  const whole = '<script type="application/json">{}</script>';
  expect(() => expectHarmless(`${whole}<p title="onclick=alert(1)">javascript:alert(1)</p>`)).not.toThrow();
  expect(() => expectHarmless(whole + html)).toThrow();
});

describe('what was stored', () => {
  it.each([
    '/',
    '/about',
    '/projects',
    '/projects/evil',
    '/blog',
    '/blog/evil',
    '/services',
    '/services/1',
    '/contact',
    '/am/projects',
    '/om/blog/evil',
  ])('is a text on the page %s', async (path) => {
    const { status, html } = await page(path);
    expect(status).toBe(200);
    expect(html).toContain('alert(1)');
    expectHarmless(html);
  });

  it.each(['/rss.xml', '/sitemap.xml'])('is a text in %s', async (path) => {
    const { status, html } = await page(path);
    expect(status).toBe(200);
    expect(() => readXml(html)).not.toThrow();
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img');
  });

  it('takes no page down, however odd it is', async () => {
    for (const path of ['/services/2', '/services'])
      expect([path, (await page(path)).status]).toEqual([path, 200]);
  });
});

describe('text in the address', () => {
  const spelled = encodeURIComponent('"><script>alert(1)</script>');

  it.each([
    `/${spelled}`,
    `/projects/${spelled}`,
    `/blog/${spelled}`,
    `/services/${spelled}`,
    `/projects?search=${spelled}`,
    `/blog?search=${spelled}&category=${spelled}`,
    `/?search=${spelled}`,
    `/am/${spelled}`,
    `/track?code=${spelled}`,
    `/admin/${spelled}`,
  ])('is no part of the page: %s', async (path) => {
    const { status, html } = await page(path);
    expect([200, 404]).toContain(status);
    expect(html).not.toMatch(/<script>alert/i);
    expect(html).not.toMatch(/"><script/i);
  });

  it('is none as it comes, either', async () => {
    const { text } = await sendRaw(
      app.origin,
      'GET /projects?search="><script>alert(1)</script> HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    expect(text).not.toContain('<script>alert');
  });
});

it.each(['999999', '0', '01', '99999999999', 'castle', 'residences', '-1'])(
  'there is no service %s, and the page says so',
  async (id) => {
    expect((await page(`/services/${id}`)).status).toBe(404);
  },
);
