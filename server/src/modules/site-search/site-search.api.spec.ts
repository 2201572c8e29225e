import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { SitePages } from '../../common/site-pages/site-pages.js';
import { Translation } from '../../content/content.module.js';
import { BlogStatus } from '../blog/blog.module.js';
import { DeletedStandardService } from '../services/standard/deleted-standard-service.entity.js';
import type { SiteHitDto, SiteHitsDto, SiteSearchDto, TextPartDto } from './dto/site-search.dto.js';

let app: TestApp;
let build: Build;

const page = {
  path: '/about',
  title: 'About',
  text: 'Who we are.',
  more: 'Zebra',
  image: null,
} as const;
const pagesIn = {
  en: [page],
  am: [{ ...page, title: 'ስለ እኛ', text: 'ዜብራ በቦሌ', more: '' }],
  om: [],
} as const;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
  // What the public client says changes with its texts.
  app.nest.get(SitePages).readWith(async (language) => [...pagesIn[language]]);
});
afterAll(() => app.stop());
beforeEach(() => app.empty());

const search = (q: string, more = '') =>
  app.get<SiteSearchDto>(`/site-search?q=${encodeURIComponent(q)}${more}`);
const found = async (q: string, more?: string) => (await search(q, more)).data;
const whole = (parts: TextPartDto[]) => parts.map(({ text }) => text).join('');
const titles = ({ hits }: SiteHitsDto) => hits.map(({ title }) => whole(title));
const marked = (parts: TextPartDto[]) => parts.filter(({ isMatch }) => isMatch).map(({ text }) => text);
const nothing = { hits: [], hasMore: false };

describe('GET /site-search', () => {
  it('finds a standard service that staff have deleted by the texts of the product', async () => {
    await app.dataSource.manager.insert(DeletedStandardService, { slug: 'hotel' });
    const ofHotels = async (more?: string) => (await found(more ? 'ሆቴል' : 'hotel', more)).services;
    const { hits, hasMore } = await ofHotels();
    expect([hits.map(({ path }) => path), hasMore]).toEqual([['/services/hotel'], false]);
    expect(marked(hits[0]!.title)).toEqual(['Hotel']);
    expect((await ofHotels('&language=am')).hits[0]).toMatchObject({
      path: '/services/hotel',
      language: 'am',
    });
    const row = await build.service({ title: 'Hotel kitchens' });
    expect((await ofHotels('')).hits.map(({ path }) => path)).toEqual([
      `/services/${row.id}`,
      '/services/hotel',
    ]);
    await build.service({ slug: 'hotel', isActive: false });
    expect((await ofHotels()).hits.map(({ path }) => path)).toEqual([`/services/${row.id}`]);
  });

  it('finds what visitors can read, by kind, with the words marked', async () => {
    const project = await build.project({
      title: 'Zebra House',
      slug: 'zebra-house',
      mainImage: '/uploads/z.webp',
    });
    const service = await build.service({ title: 'Stables', longDescription: 'For **a** zebra.' });
    await build.service({ slug: 'hotel', title: 'Hotel design', description: 'Zebra rooms.' });
    await build.post({
      title: 'On stripes',
      slug: 'stripes',
      content: '## Why\n\nThe *zebra* [has](https://a.example) them.',
    });
    expect(await found('zebra')).toEqual({
      projects: {
        hits: [
          {
            path: '/projects/zebra-house',
            title: [
              { text: 'Zebra', isMatch: true },
              { text: ' House', isMatch: false },
            ],
            text: [{ text: project.description, isMatch: false }],
            image: '/uploads/z.webp',
            language: 'en',
          },
        ],
        hasMore: false,
      },
      services: {
        hits: [
          {
            path: '/services/hotel',
            title: [{ text: 'Hotel design', isMatch: false }],
            text: [
              { text: 'Zebra', isMatch: true },
              { text: ' rooms.', isMatch: false },
            ],
            image: null,
            language: 'en',
          },
          {
            path: `/services/${service.id}`,
            title: [{ text: 'Stables', isMatch: false }],
            text: [
              { text: 'For a ', isMatch: false },
              { text: 'zebra', isMatch: true },
              { text: '.', isMatch: false },
            ],
            image: null,
            language: 'en',
          },
        ],
        hasMore: false,
      },
      posts: {
        hits: [
          {
            path: '/blog/stripes',
            title: [{ text: 'On stripes', isMatch: false }],
            text: [
              { text: 'Why The ', isMatch: false },
              { text: 'zebra', isMatch: true },
              { text: ' has them.', isMatch: false },
            ],
            image: null,
            language: 'en',
          },
        ],
        hasMore: false,
      },
      pages: {
        hits: [
          {
            path: '/about',
            title: [{ text: 'About', isMatch: false }],
            text: [{ text: 'Zebra', isMatch: true }],
            image: null,
            language: 'en',
          },
        ],
        hasMore: false,
      },
    });
  });

  it('shows nothing that visitors cannot open', async () => {
    await build.project({ title: 'Zebra hidden', isPublic: false });
    await build.service({ title: 'Zebra inactive', isActive: false });
    await build.post({ title: 'Zebra draft', status: BlogStatus.DRAFT, publishedAt: null });
    await build.project({ title: 'Zebra trashed', deletedAt: new Date() });
    const { projects, posts, services } = await found('zebra');
    expect([projects, posts, titles(services)]).toEqual([nothing, nothing, []]);
  });

  it('finds words however they are written, in both scripts, and marks them as they are written there', async () => {
    await build.project({ title: 'የሐዋሳ ሆቴል', description: 'Near the lake, in Bole style' });
    await build.project({ title: 'ቦሌ ቤት', description: 'x' });
    const hits = async (q: string): Promise<SiteHitDto[]> => (await found(q)).projects.hits;
    expect((await hits('ኀዋሣ')).map(({ title }) => marked(title))).toEqual([['ሐዋሳ']]);
    expect((await hits('hawassa')).map(({ title }) => marked(title))).toEqual([['ሐዋሳ']]);
    expect((await hits('bole')).map(({ title, text }) => [marked(title), marked(text)])).toEqual([
      [['ቦሌ'], []],
      [[], ['Bole']],
    ]);
    expect((await hits('ቦሌ')).map(({ title }) => whole(title))).toEqual(['ቦሌ ቤት', 'የሐዋሳ ሆቴል']);
  });

  it('puts exact titles first, of services that the site brings along too', async () => {
    await build.service({ title: 'Design' });
    await build.service({ title: 'A hotel by design' });
    await build.service({ title: 'Hotel design, extended' });
    await build.service({ title: 'Hotel design', slug: 'hotel' });
    await build.service({ title: 'Hotel design' });
    expect(titles((await found('hotel design')).services)).toEqual([
      'Hotel design',
      'Hotel design',
      'Hotel design, extended',
      'A hotel by design',
    ]);
  });

  it('searches the pages in the language of the page', async () => {
    expect(titles((await found('ዜብራ', '&language=am')).pages)).toEqual(['ስለ እኛ']);
    expect((await found('bole', '&language=am')).pages.hits).toMatchObject([{ language: 'am' }]);
    expect((await found('zebra', '&language=om')).pages).toEqual(nothing);
  });

  it('shows what it finds in the language of the page, where that is published', async () => {
    const project = await build.project({ title: 'Stone House', location: 'Bole' });
    const which = { kind: RecordKind.PROJECT, recordId: project.id, language: SiteLanguage.am } as const;
    const texts = { title: 'የድንጋይ ቤት', location: 'ቦሌ' };
    await app.dataSource.manager.save(Translation, { ...which, texts, sources: {}, published: true });
    const hitOf = async (q: string, language: string) =>
      (await found(q, `&language=${language}`)).projects.hits[0]!;
    for (const q of ['ድንጋይ', 'stone']) {
      const hit = await hitOf(q, 'am');
      expect([whole(hit.title), hit.language]).toEqual(['የድንጋይ ቤት', 'am']);
      expect([whole((await hitOf(q, 'om')).title), (await hitOf(q, 'om')).language]).toEqual([
        'Stone House',
        'en',
      ]);
    }
  });

  it('says whether there are more', async () => {
    for (let count = 0; count < 3; count += 1) await build.project({ title: 'Zebra House' });
    expect((await found('zebra', '&limit=2')).projects).toMatchObject({ hits: [{}, {}], hasMore: true });
    expect((await found('zebra', '&limit=3')).projects).toMatchObject({ hits: [{}, {}, {}], hasMore: false });
  });

  it.each(['', ' ', '።', '፡ ፣', '%', '_', '\\', 'no-such-thing'])('finds nothing for %j', async (q) => {
    await build.project();
    expect((await search(q)).status).toBe(200);
    expect(await found(q)).toEqual({ projects: nothing, services: nothing, posts: nothing, pages: nothing });
  });

  it('is never older than the last change', async () => {
    expect((await found('gazelle')).projects).toEqual(nothing);
    await build.project({ title: 'Gazelle House' });
    expect(titles((await found('gazelle')).projects)).toEqual(['Gazelle House']);
  });

  it.each([
    [`?q=${'x'.repeat(201)}`, 'q'],
    ['?q=a&limit=0', 'limit'],
    ['?q=a&limit=101', 'limit'],
    ['?q=a&language=fr', 'language'],
    ['?search=a', 'search'],
  ])('refuses %s', async (query, field) => {
    expect(await app.get(`/site-search${query}`)).toMatchObject({
      status: 400,
      error: { details: [{ field }] },
    });
  });
});
