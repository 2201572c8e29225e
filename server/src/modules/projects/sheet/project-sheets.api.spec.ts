import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { Build, tokenOf } from '../../../../test/builders/build.js';
import { form, picture } from '../../../../test/builders/pictures.js';
import { peakOfWork } from '../../../../test/support/peak-of-work.js';
import { TestApp } from '../../../../test/support/test-app.js';
import type { ProjectDto } from '../dto/project.dto.js';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await build.settings({ siteName: 'Zigba Architects', contactEmail: 'hello@zigba.example' });
});

function ask(slug: string, query = '', headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${app.origin}/api/v1/projects/slug/${slug}/sheet.pdf${query}`, { headers });
}

/** A sheet as a reader of PDFs sees it. */
async function read(response: Response) {
  expect(response.status).toBe(200);
  const data = new Uint8Array(await response.arrayBuffer());
  const document = await getDocumentProxy(data, { verbosity: 0 });
  const { OPS } = await getResolvedPDFJS();
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const { info } = await document.getMetadata();
  const operators = await page.getOperatorList();
  return {
    pages: document.numPages,
    size: page.view.map(Math.round),
    text: items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replace(/\s+/g, ' '),
    title: (info as { Title: string }).Title,
    links: (await page.getAnnotations()).map((each: { url?: string }) => each.url),
    pictures: operators.fnArray.filter((operator) => operator === OPS.paintImageXObject).length,
  };
}

describe('GET /projects/slug/{slug}/sheet.pdf', () => {
  it('is one page of A4 with title, facts, text, the firm and a link to the page', async () => {
    await build.project({
      title: 'Ridge House',
      slug: 'ridge-house',
      longDescription: '## Walls\n\n**Stone** below.\n\nTimber [above](https://example.org).',
      location: 'Entoto, Addis Ababa',
      plotSize: 1250,
    });
    const response = await ask('ridge-house');
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename*=UTF-8''ridge-house-en.pdf`,
    );
    const sheet = await read(response);
    expect(sheet).toMatchObject({ pages: 1, size: [0, 0, 595, 842], title: 'Ridge House', pictures: 0 });
    const expected = ['Ridge House', 'Stone below.', 'Timber above.', 'Entoto, Addis Ababa', '1,250 sq.m'];
    for (const text of [...expected, 'Residence', 'Zigba Architects', 'hello@zigba.example']) {
      expect(sheet.text).toContain(text);
    }
    expect(sheet.text).not.toMatch(/[*#]|example\.org/);
    expect(sheet.links).toEqual([expect.stringMatching(/\/projects\/ridge-house$/)]);
  });

  it('is in the requested language, and its Ethiopic letters can be searched and copied', async () => {
    const { id, title, description } = await build.project({ title: 'Ridge House', slug: 'ridge-house' });
    await app.dataSource.query(
      `INSERT INTO translations (kind, record_id, language, texts, sources, published)
       VALUES ('project', $1, 'am', $2, $3, true)`,
      [
        id,
        JSON.stringify({ title: 'የእንጦጦ ጫፍ ቤት', description: 'ድንጋይ (stone) እና እንጨት፤ 420 ካሬ ሜትር።' }),
        JSON.stringify({ title, description }),
      ],
    );
    const amharic = await read(await ask('ridge-house', '?language=am'));
    expect(amharic).toMatchObject({ pages: 1, title: 'የእንጦጦ ጫፍ ቤት' });
    for (const text of ['የእንጦጦ ጫፍ ቤት', 'ድንጋይ (stone) እና እንጨት፤ 420 ካሬ ሜትር።', 'መኖሪያ ቤት', 'ዓይነት']) {
      expect(amharic.text).toContain(text);
    }
    expect(amharic.links).toEqual([expect.stringMatching(/\/am\/projects\/ridge-house$/)]);
    const oromo = await ask('ridge-house', '', { 'Accept-Language': 'om' });
    expect(oromo.headers.get('Content-Language')).toBe('om');
    expect((await read(oromo)).text).toContain('Mana Jireenyaa');
  });

  it('stays one page, however much there is to say, and shows four pictures at most', async () => {
    const token = await tokenOf(app, await build.admin());
    const files = await Promise.all(
      [1, 2, 3, 4, 5].map(async (number): Promise<[string, Buffer, string]> => {
        return ['images', await picture(400 * number, 300, 'jpeg'), `${number}.jpg`];
      }),
    );
    const long = 'ጠንካራ ድንጋይ and the longest of words Donaudampfschifffahrtsgesellschaftskapitän. '.repeat(50);
    const fields = {
      title: 'ረጅም ርዕስ '.repeat(20).trim(),
      description: 'Long.',
      longDescription: `${long}\n\nThe very end.`,
      location: 'Somewhere '.repeat(19).trim(),
    };
    const { data, status } = await app.post<ProjectDto>('/projects', form(fields, files), { token });
    expect(status).toBe(201);
    const sheet = await read(await ask(data.slug));
    expect(sheet).toMatchObject({ pages: 1, pictures: 4 });
    expect(sheet.text).toContain('…');
    expect(sheet.text).not.toContain('The very end.');
    expect(sheet.text).toContain('hello@zigba.example');
  });

  it('goes without a picture that is gone', async () => {
    await build.project({ slug: 'bare', mainImage: '/uploads/projects/gone-900x600.webp' });
    expect(await read(await ask('bare'))).toMatchObject({ pages: 1, pictures: 0 });
  });

  it('is the same file, or 304, until the project or the firm changes', async () => {
    const { id } = await build.project({ slug: 'ridge-house' });
    const first = await ask('ridge-house');
    const etag = first.headers.get('ETag')!;
    expect(etag).toMatch(/^"/);
    const known = { 'If-None-Match': etag };
    expect((await ask('ridge-house', '', known)).status).toBe(304);
    await app.post(`/projects/${id}/views`, { sessionId: 'a-visitor-who-looks' });
    expect((await ask('ridge-house', '', known)).status).toBe(304);
    await app.dataSource.query(`UPDATE site_settings SET site_name = 'Wanza Architects'`);
    const changed = await ask('ridge-house', '', known);
    expect((await read(changed)).text).toContain('Wanza Architects');
  });

  it('is shared by those who ask for the same one at the same time', async () => {
    await build.project({ slug: 'p' });
    const same = Promise.all(Array.from({ length: 40 }, () => ask('p')));
    expect(await peakOfWork(app, 'sheets', same)).toEqual({ running: 1, waiting: 0, refused: 0 });
    expect(new Set((await same).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('is drawn one at a time, and twenty wait', async () => {
    const slugs = Array.from({ length: 80 }, (_, number) => `p-${number}`);
    for (const slug of slugs) await build.project({ slug });
    const all = Promise.all(slugs.map((slug) => ask(slug)));
    const { refused, ...peak } = await peakOfWork(app, 'sheets', all);
    expect(peak).toEqual({ running: 1, waiting: 20 });
    const statuses = (await all).map(({ status, headers }) => `${status} ${headers.get('Retry-After')}`);
    expect(refused).toBeGreaterThan(0);
    expect(statuses.filter((each) => each === '503 2')).toHaveLength(refused);
    expect(statuses.filter((each) => each === '200 null')).toHaveLength(slugs.length - refused);
  });

  it('refuses addresses without a project, and languages that the site does not have', async () => {
    await build.project({ slug: 'draft' });
    expect((await ask('nowhere')).status).toBe(404);
    expect((await ask('draft', '?language=fr')).status).toBe(400);
  });
});

it('cuts pictures around what they must keep, and leaves drawings whole', async () => {
  const { runImageTask } = await import('../../../integrations/images/image-tasks.js');
  const red = { r: 255, g: 0, b: 0 };
  const half = await sharp({ create: { width: 100, height: 100, channels: 3, background: red } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#0000ff' } })
    .composite([{ input: half, left: 300, top: 0 }])
    .webp({ lossless: true })
    .toBuffer();
  const frame = { do: 'print', bytes, width: 100, height: 100 } as const;
  const cut = await runImageTask({ ...frame, isWhole: false, focus: [0.9, 0.5] });
  const middle = async (image: Buffer) => [
    ...(await sharp(image).extract({ left: 50, top: 50, width: 1, height: 1 }).raw().toBuffer()),
  ];
  expect((await middle(cut))[0]).toBeGreaterThan(240);
  const whole = await runImageTask({ ...frame, isWhole: true, focus: [0.5, 0.5] });
  const corner = [...(await sharp(whole).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer())];
  for (const channel of corner) expect(channel).toBeGreaterThan(235);
});
