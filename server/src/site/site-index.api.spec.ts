import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../test/builders/build.js';
import { readXml, textsOf } from '../../test/support/read-xml.js';
import { TestApp } from '../../test/support/test-app.js';
import { PublicRecords } from '../common/public-records/public-records.js';
import { BlogStatus } from '../modules/blog/blog-status.enum.js';
import { addStandardServices } from '../modules/services/standard/add-standard-services.js';
import { DeletedStandardService } from '../modules/services/standard/deleted-standard-service.entity.js';

const publicUrl = 'https://firm.example';
let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start({ publicUrl });
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await build.settings({ siteName: 'Stone & Sons', siteDescription: 'ቤቶች <for> people' });
});

const ask = (path: string, init?: RequestInit) => fetch(app.origin + path, init);

async function sitemap() {
  return readXml(await (await ask('/sitemap.xml')).text());
}

describe('/robots.txt', () => {
  it('opens the site, closes what is not for visitors, and names the sitemap', async () => {
    const response = await ask('/robots.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const lines = (await response.text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', 'Allow: /']),
    );
    expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  });
});

describe('/sitemap.xml', () => {
  it('names the standing pages and the standard services, which every start adds', async () => {
    await app.dataSource.transaction(addStandardServices);
    const locations = textsOf(await sitemap(), 'loc');
    const paths = ['/', '/about', '/services', '/projects', '/blog', '/contact', '/consultation'];
    for (const path of paths) expect(locations).toContain(publicUrl + path);
    const services = locations.filter((each) => /\/services\/[\w-]+$/.test(each));
    expect(services).toHaveLength(3 * 10);
    expect(services).toContain(`${publicUrl}/services/project-management`);
    expect(new Set(locations).size).toBe(locations.length);
  });

  it('names a standard service that staff have deleted, whose page shows the texts of the product', async () => {
    await app.dataSource.transaction(addStandardServices);
    const token = await tokenOf(app, await build.admin());
    const { data } = await app.get<{ id: number }>('/services/standard/hotel');
    const hotels = async () => textsOf(await sitemap(), 'loc').filter((each) => each.endsWith('/hotel'));
    const inThree = ['', '/am', '/om'].map((language) => `${publicUrl}${language}/services/hotel`);
    expect((await app.call('DELETE', `/services/${data.id}`, { token })).status).toBe(200);
    expect(await hotels()).toEqual(inThree);
    const parts = await app.nest.get(PublicRecords).parts();
    expect(parts).toContainEqual({ page: 'service', number: 1 });
    expect((await app.post(`/services/${data.id}/restore`, undefined, { token })).status).toBe(200);
    expect(await hotels()).toEqual(inThree);
    await app.call('PATCH', `/services/${data.id}/toggle-status`, { token });
    expect(await hotels()).toEqual([]);
  });

  it('has a part for standard services where staff have deleted all of them', async () => {
    const slug = 'hotel';
    await app.dataSource.manager.insert(DeletedStandardService, { slug });
    const records = app.nest.get(PublicRecords);
    expect([await records.count(), await records.parts()]).toEqual([1, [{ page: 'service', number: 1 }]]);
    expect(await records.holds({ page: 'service', number: 1 })).toBe(true);
    expect(await records.holds({ page: 'service', number: 2 })).toBe(false);
    const names: string[] = [];
    for await (const { name } of records.read({ page: 'service', number: 1 })) names.push(name);
    expect(names).toEqual([slug]);
  });

  it('names what visitors may see and nothing else', async () => {
    await build.project({ slug: 'house' });
    await build.project({ slug: 'secret', isPublic: false });
    await build.post({ slug: 'stone' });
    await build.post({ slug: 'draft', status: BlogStatus.DRAFT, publishedAt: null });
    const open = await build.service({ isActive: true });
    const closed = await build.service({ isActive: false });
    const locations = textsOf(await sitemap(), 'loc');
    expect(locations).toContain(`${publicUrl}/projects/house`);
    expect(locations).toContain(`${publicUrl}/blog/stone`);
    expect(locations).toContain(`${publicUrl}/services/${open.id}`);
    expect(locations).not.toContain(`${publicUrl}/services/${closed.id}`);
    expect(locations.join()).not.toMatch(/secret|draft/);
  });

  it('has each page in each language, all of them linked, with its last change', async () => {
    const { updatedAt } = await build.post({ slug: 'stone' });
    const elements = await sitemap();
    const address = `${publicUrl}/blog/stone`;
    const [am, om] = [`${publicUrl}/am/blog/stone`, `${publicUrl}/om/blog/stone`];
    const locations = textsOf(elements, 'loc').filter((each) => each.endsWith('/blog/stone'));
    expect(locations).toEqual([address, am, om]);
    const links = elements.filter(({ attributes }) => attributes['href']?.endsWith('/blog/stone'));
    const alternates = links.map(({ attributes }) => `${attributes['hreflang']} ${attributes['href']}`);
    const expected = [`en ${address}`, `am ${am}`, `om ${om}`, `x-default ${address}`];
    expect(alternates).toEqual([...expected, ...expected, ...expected]);
    expect(textsOf(elements, 'lastmod')).toEqual(Array(3).fill(updatedAt.toISOString()));
  });

  it('reads lists to their end', async () => {
    for (let count = 0; count < 103; count += 1) await build.project({ slug: `house-no-${count}` });
    const houses = textsOf(await sitemap(), 'loc').filter((each) => /house-no-\d+$/.test(each));
    expect(houses).toHaveLength(3 * 103);
  });
});

describe('a sitemap of more pages than one file takes', () => {
  const many = 5_100;
  const file = async (path: string) => textsOf(readXml(await (await ask(path)).text()), 'loc');

  it('names files that name each page once', async () => {
    await app.dataSource.query(
      `INSERT INTO projects (title, slug, description, location, type, search_text, is_public)
       SELECT 'House', 'house-' || g, 'x', 'x', 'OFFICE', '', g <> 7 FROM generate_series(1, ${many}) g`,
    );
    await build.post({ slug: 'stone' });
    const files = (await file('/sitemap.xml')).map((address) => address.replace(publicUrl, ''));
    expect(files).toEqual([
      '/sitemap-pages-1.xml',
      '/sitemap-project-1.xml',
      '/sitemap-project-2.xml',
      '/sitemap-article-1.xml',
    ]);
    const locations = (await Promise.all(files.map(file))).flat();
    expect(new Set(locations).size).toBe(locations.length);
    const houses = locations.filter((each) => /\/projects\/house-\d+$/.test(each));
    expect(houses).toHaveLength(3 * (many - 1));
    expect(locations).toContain(`${publicUrl}/am/blog/stone`);
    expect(locations).toContain(`${publicUrl}/about`);
  });

  it.each([
    'project-1',
    'project-0',
    'project-999999',
    'pages-2',
    'service-1',
    'inquiry-1',
    'project',
    'project-1-1',
  ])('has no file %s', async (name) => {
    expect((await ask(`/sitemap-${name}.xml`)).status).toBe(404);
  });
});

describe('/rss.xml', () => {
  it('is made of the newest published articles', async () => {
    await build.post({ title: 'Old', slug: 'old', publishedAt: new Date('2025-01-01T08:00:00Z') });
    await build.post({
      title: 'Lime & <stone> ኖራ',
      slug: 'lime',
      excerpt: 'Burnt & "slaked".\u0008',
      category: 'Design & more',
      publishedAt: new Date('2026-11-09T08:00:00Z'),
    });
    await build.post({ title: 'Draft', status: BlogStatus.DRAFT, publishedAt: null });
    const elements = readXml(await (await ask('/rss.xml')).text());
    expect(textsOf(elements, 'title')).toEqual(['Stone & Sons', 'Lime & <stone> ኖራ', 'Old']);
    expect(textsOf(elements, 'description')).toEqual([
      'ቤቶች <for> people',
      'Burnt & "slaked".',
      'About building.',
    ]);
    expect(textsOf(elements, 'guid')[0]).toBe(`${publicUrl}/blog/lime`);
    expect(textsOf(elements, 'pubDate')[0]).toBe('Mon, 09 Nov 2026 08:00:00 GMT');
    expect(textsOf(elements, 'category')[0]).toBe('Design & more');
    expect(elements.find(({ name }) => name === 'atom:link')?.attributes).toEqual({
      rel: 'self',
      type: 'application/rss+xml',
      href: `${publicUrl}/rss.xml`,
    });
  });

  it('says so when it cannot be made', async () => {
    await app.empty();
    const response = await ask('/rss.xml');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
  });
});

describe.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/rss.xml', 'application/rss+xml; charset=utf-8'],
])('%s', (path, type) => {
  it('may be stored for minutes, is recognised as unchanged, and answers HEAD', async () => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    const tag = response.headers.get('etag')!;
    expect((await ask(path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
    const head = await ask(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-type')).toBe(type);
  });
});
