/** @jest-environment node */
import { createQueryClient } from '@consultancy/client-shared/api';
import { describe, expect, it } from '@jest/globals';
import { hydrate } from '@tanstack/react-query';
import { stubApi } from '../../test/api-stub';
import { aPost, aProject, aService, aTeamMember } from '../../test/builders';
import { galleryPage, projectBySlug } from '../features/projects/project-queries';
import { render } from './entry-server';
import { readPageState } from './page-state';

const evil = '</script><img src=x onerror=alert(1)> & "quotes"';
const house = aProject({ title: evil, slug: 'ridge-house', averageRating: 4.5, ratingCount: 2 });
const post = aPost({ title: evil, slug: 'stone', category: 'Design', contentHtml: '<p>Stone.</p>' });
const note = aPost({ id: 2, title: 'Short note', slug: 'note', category: 'Housing' });
const team = [aTeamMember(), aTeamMember({ id: 2, image: null })];
const fetch = stubApi({ projects: [house], posts: [post, note], team });

function page(url: string) {
  return render({ url, fetch, publicUrl: 'https://zigba.example/' });
}

describe('a rendered page', () => {
  it('holds the content, its description and the data it was made of', async () => {
    const { status, lang, head, html, state } = await page('/projects/ridge-house');
    expect({ status, lang }).toEqual({ status: 200, lang: 'en' });
    expect(html).toContain('A house around a court.');
    expect(head).toContain('<link rel="canonical" href="https://zigba.example/projects/ridge-house"/>');
    expect(head).toContain('hrefLang="om" href="https://zigba.example/om/projects/ridge-house"');
    expect(html).toContain('"@type":"CreativeWork"');
    expect(head).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
    expect(JSON.parse(state)).toMatchObject({ language: 'en' });
  });

  it('lets no text out of its place', async () => {
    const { head, html, state } = await page('/projects/ridge-house');
    for (const text of [head, html, state]) expect(text).not.toContain('<img src=x');
    // The record of the project, and the way to it.
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(state).not.toContain('<');
  });

  it('holds an article with its text, its records for search engines and the way to the feed', async () => {
    const { status, head, html, state } = await page('/blog/stone');
    expect(status).toBe(200);
    expect(html).toContain('<p>Stone.</p>');
    expect(html).toContain('"@type":"BlogPosting"');
    expect(html).toContain('"datePublished":"2026-11-01T08:00:00Z","dateModified":"2026-11-03T08:00:00Z"');
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(head).toContain('<link rel="alternate" type="application/rss+xml"');
    for (const text of [head, html, state]) expect(text).not.toContain('<img src=x');
  });

  it('finds what its address looks for, and is no page to search engines', async () => {
    const part = (text: string, isMatch = false) => ({ text, isMatch });
    const none = { hits: [], hasMore: false };
    const hit = {
      path: '/projects/ridge-house',
      title: [part('Ridge '), part(evil, true)],
      text: [part('By the lake.')],
      image: null,
      language: 'en',
    };
    const found = {
      projects: { hits: [hit, null], hasMore: true },
      services: none,
      posts: none,
      pages: none,
    };
    const search = (url: string, answer: object) =>
      render({
        url,
        fetch: stubApi({ answers: { 'GET /site-search': () => answer } }),
        publicUrl: 'https://zigba.example/',
      });
    const { status, head, html } = await search('/am/search?q=ridge&x=1', found);
    expect(status).toBe(200);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(head).not.toContain('canonical');
    expect(html).toContain('action="/am/search"');
    expect(html).toContain('href="/am/projects/ridge-house"');
    expect(html).toMatch(/<li[^>]* lang="en">/);
    expect(html).toMatch(/<mark[^>]*>&lt;\/script&gt;/);
    expect(html).toContain('href="/am/search?q=ridge&amp;all=1"');
    const nothing = { projects: none, services: none, posts: none, pages: none };
    expect((await search('/search?q=zebra', nothing)).html).toContain('Nothing found for “zebra”');
    expect((await search('/search?q=%00+', nothing)).html).toContain('What are you looking for?');
    expect((await search(`/search?q=${'x'.repeat(300)}`, nothing)).status).toBe(200);
  });

  it('filters the blog by its address, and still lists all categories', async () => {
    const { html, head } = await page('/am/blog?category=Housing&search=note');
    expect(html).toContain('>Short note<');
    // But for the records of the page for search engines.
    expect(html.replace(/<script.*?<\/script>/g, '')).not.toContain('alert(1)');
    expect(html).toContain('href="/am/blog?category=Design&amp;search=note"');
    expect(html).toContain('action="/am/blog"');
    expect(html).toContain('<input type="hidden" name="category" value="Housing"/>');
    expect(html).toContain('value="note"');
    expect(head).toContain('<link rel="canonical" href="https://zigba.example/am/blog"/>');
    expect((await page(`/blog?search=%00${'x'.repeat(300)}`)).status).toBe(200);
  });

  it('names the modules it needs, texts of its language included', async () => {
    const { modules } = await page('/am/projects/ridge-house');
    expect(modules).toEqual([
      'src/features/projects/gallery.page.ts',
      'src/i18n/am.ts',
      'src/features/projects/texts/am.ts',
      'src/features/share/texts/am.ts',
      'src/features/projects/project.page.ts',
      'index.html',
    ]);
  });

  it.each([
    ['/services/HOTEL', '/services/hotel'],
    ['/am/services/Project_Management?x=1', '/am/services/project-management?x=1'],
    ['/services/urban%20planning', '/services/urban-planning'],
    ['/om/Services/%48otel%20/', '/om/services/hotel'],
  ])('leads from %s to the service it names', async (url, location) => {
    const first = await page(url);
    expect(first.status).toBe(301);
    // Capitals of the fixed parts are led on first.
    const last = first.location === location ? first : await page(first.location!);
    expect([last.status, last.location]).toEqual([301, location]);
    expect((await page(location)).status).toBe(200);
  });

  it.each(['castle', '7', '99999999999', '8'])(
    'shows residence for the service %s, and says that this is no address',
    async (id) => {
      const url = `/services/${id}`;
      const services = [aService({ id: 8, isActive: false })];
      const { status, head, html } = await render({
        url,
        fetch: stubApi({ services }),
        publicUrl: 'https://zigba.example',
      });
      expect(status).toBe(404);
      expect(html).toContain('Residence Design</h1>');
      expect(head).toContain('noindex');
      expect(head).not.toContain('canonical');
      expect(head).not.toContain(url);
    },
  );

  it('describes a service of the server as a record with its trail', async () => {
    const services = [aService({ id: 7, title: 'Permits' })];
    const { head, html } = await render({
      url: '/services/7',
      fetch: stubApi({ services }),
      publicUrl: 'https://zigba.example',
    });
    expect(html).toContain('Contact for details');
    expect(head).toContain('<link rel="canonical" href="https://zigba.example/services/7"/>');
    expect(html).toContain('"@type":"Service","@id":"https://zigba.example/services/7"');
    expect(html).toContain('"position":3,"name":"Permits"');
  });

  it.each(['', '/am', '/om'])('leads from the id of a standard service to its name: %s', async (language) => {
    // Of one that staff have deleted as well: the record is not found, and the list of the ten has its id.
    const answer = await render({
      url: `${language}/services/102`,
      fetch: stubApi({}),
      publicUrl: 'https://zigba.example',
    });
    expect(answer).toMatchObject({ status: 301, location: `${language}/services/hotel` });
  });

  it.each([
    ['/blog', 'CollectionPage'],
    ['/blog', 'Blog'],
    ['/blog/stone', 'BlogPosting'],
    ['/projects/ridge-house', 'CreativeWork'],
    ['/services', 'CollectionPage'],
    ['/projects', 'CollectionPage'],
    ['/consultation', 'ReserveAction'],
    ['/track', 'TrackAction'],
    ['/services/residence', 'Service'],
    ['/about', 'AboutPage'],
  ])('names %s in its records by the address in the language of the page', async (path, type) => {
    for (const language of ['', '/am', '/om']) {
      const { html } = await page(language + path);
      const records = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, json]) => json!,
      );
      expect(records.join()).toContain(`"@type":"${type}"`);
      const addresses = [...records.join().matchAll(/"(?:url|item|mainEntityOfPage)":"([^"]*)"/g)].map(
        ([, address]) => address!,
      );
      const ofPages = addresses.filter((address) => address !== 'https://zigba.example/');
      expect(ofPages.length).toBeGreaterThan(0);
      for (const address of ofPages)
        expect(new URL(address).pathname).toMatch(
          language ? new RegExp(`^${language}(/|$)`) : /^\/(?!am|om)/,
        );
    }
  });

  it.each(['/blog', '/projects', '/services'])('lists for search engines what %s lists', async (path) => {
    const { html } = await page(path);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const { '@type': type, mainEntity } = JSON.parse(json) as {
      '@type': string;
      mainEntity: { '@type': string; numberOfItems: number; itemListElement: { position: number }[] };
    };
    expect([type, mainEntity['@type']]).toEqual(['CollectionPage', 'ItemList']);
    expect(mainEntity.numberOfItems).toBeGreaterThan(0);
    expect(mainEntity.itemListElement.map(({ position }) => position)).toEqual(
      mainEntity.itemListElement.map((_, index) => index + 1),
    );
  });

  it('names the people of the firm on the about page', async () => {
    const { html } = await page('/about');
    expect(html).toContain('"@type":"AboutPage"');
    expect(html.match(/"@type":"Person"/g)).toHaveLength(2);
    expect(html).toContain('"image":"https://zigba.example/uploads/team/person-800x1000.webp"');
  });

  it('gives search engines the office hours and the exceptions', async () => {
    const { html } = await page('/contact');
    const [record] = /\{"@context"[^<]*/.exec(html) ?? [];
    const { openingHoursSpecification: hours } = JSON.parse(record ?? '{}') as Record<string, object[]>;
    expect(hours).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        ...{ opens: '08:00', closes: '18:00' },
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00' },
      {
        ...{ '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' },
        ...{ validFrom: '2027-01-07', validThrough: '2027-01-07' },
      },
      {
        ...{ '@type': 'OpeningHoursSpecification', opens: '10:00', closes: '12:00' },
        ...{ validFrom: '2027-02-01', validThrough: '2027-02-01' },
      },
    ]);
    expect(html).toContain('Ethiopian Christmas (Gena)');
  });

  it('has a picture for those who are shown a link to it, its own or that of the site', async () => {
    const ofProject = (await page('/projects/ridge-house')).head;
    // LinkedIn and some messengers show no WebP.
    expect(ofProject).toContain('og:image" content="https://zigba.example/uploads/court-1600x1067.jpg"');
    expect(ofProject).toContain('og:image:type" content="image/jpeg"');
    expect(ofProject).toContain('og:image:width" content="1200"');
    expect(ofProject).toContain('og:image:height" content="800"');
    for (const url of ['/contact', '/projects', '/track', '/castle']) {
      const { head } = await page(url);
      expect(head).toContain('og:image" content="https://zigba.example/uploads/demo/hero-1920x1080.jpg"');
      expect(head).toContain('og:image:type" content="image/jpeg"');
      expect(head).toContain('og:image:width" content="1200"');
      expect(head).toContain('og:image:height" content="675"');
      expect(head).toContain('og:image:alt" content="Zigba Architects"');
      expect(head).toContain('content="summary_large_image"');
    }
  });

  it('names a picture of another site as it is, without saying what it is', async () => {
    const image = 'https://pictures.example/a-1600x1067.webp';
    const fetch = stubApi({ services: [aService({ id: 7, image })] });
    const { head } = await render({ url: '/services/7', fetch, publicUrl: 'https://zigba.example' });
    expect(head).toContain(`og:image" content="${image}"`);
    expect(head).not.toContain('og:image:type');
  });

  it('is not lost for a picture whose address is none', async () => {
    const image = 'https://[';
    const content = {
      services: [aService({ id: 7, image })],
      projects: [aProject({ slug: 'odd', mainImage: image })],
      posts: [aPost({ slug: 'odd', featuredImage: image })],
    };
    for (const url of ['/services/7', '/projects/odd', '/blog/odd', '/services', '/blog']) {
      const { status, head } = await render({
        url,
        fetch: stubApi(content),
        publicUrl: 'https://zigba.example',
      });
      expect(status).toBe(200);
      expect(head).toContain('og:image" content="https://zigba.example/uploads/demo/');
      expect(head).not.toContain('"image":');
    }
  });

  it('keeps its language in every link of the site', async () => {
    for (const url of ['/am', '/am/blog/stone', '/am/services/hotel', '/am/projects/ridge-house']) {
      const { html } = await page(url);
      const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)].filter(
        ([tag]) => !/hrefLang|href="\/(uploads|api)\//.test(tag),
      );
      expect(links.length).toBeGreaterThan(10);
      for (const [, address] of links) expect(address).toMatch(/^\/am(\/|$)/);
    }
    expect((await page('/')).html).not.toMatch(/href="\/(am|om)\/\w/);
  });

  it('links to the next page of a long list without scripts, and limits the pages of one address', async () => {
    const projects = Array.from({ length: 51 }, (_, index) =>
      aProject({ id: index + 1, slug: `house-${index}` }),
    );
    const stub = stubApi({ projects });
    const requested: string[] = [];
    const open = (url: string) =>
      render({
        url,
        publicUrl: 'https://zigba.example',
        fetch: (path, init) => {
          if (path.includes('/projects?')) requested.push(path);
          return stub(path, init);
        },
      });
    expect((await open('/am/projects')).html).toContain('href="/am/projects?page=2"');
    const { html, head } = await open('/projects?page=2');
    expect(head).toContain('<link rel="canonical" href="https://zigba.example/projects?page=2"/>');
    expect(head).toContain('hrefLang="am" href="https://zigba.example/am/projects?page=2"/>');
    expect((await open('/projects?page=2&filter=residence')).head).toContain(
      'rel="canonical" href="https://zigba.example/projects"/>',
    );
    expect(html).toContain('>Project 1<');
    expect(html).toContain('>Project 51<');
    requested.length = 0;
    expect((await open('/projects?page=99999')).status).toBe(404);
    expect(requested).toHaveLength(5);
    expect((await open('/projects?page=1e9')).html).toContain('>Project 1<');
  });

  it('is the same each time', async () => {
    expect(await page('/')).toEqual(await page('/'));
  });

  it.each(['am', 'om'])('speaks the language of its address: %s', async (language) => {
    const { lang, head, html } = await page(`/${language}`);
    expect(lang).toBe(language);
    expect(head).toContain(`<link rel="canonical" href="https://zigba.example/${language}"/>`);
    expect(html).toContain({ am: 'ከመሬታቸው ጋር የተዋሃዱ ሕንፃዎች', om: 'Hidda Qaban' }[language]);
  });

  it('describes the firm in the language of its address, where staff wrote it', async () => {
    const am = { siteName: 'ዝግባ', siteDescription: 'ቤቶች።', address: 'ቦሌ' };
    const om = { siteName: null, siteDescription: null, address: 'Boolee' };
    const settings = { translations: { am, om } };
    const describe = async (lang: string) => {
      const { head, html } = await render({
        url: `/${lang}`,
        fetch: stubApi({ settings }),
        publicUrl: 'https://zigba.example',
      });
      return head + html;
    };
    const amharic = await describe('am');
    expect(amharic).toContain('<meta property="og:site_name" content="ዝግባ"/>');
    expect(amharic).toContain('<meta name="description" content="ቤቶች።"/>');
    expect(amharic).toContain('"streetAddress":"ቦሌ"');
    const oromo = await describe('om');
    expect(oromo).toContain('<meta property="og:site_name" content="Zigba Architects"/>');
    expect(oromo).toContain('<meta name="description" content="Architecture in Addis Ababa."/>');
    expect(oromo).toContain('"streetAddress":"Boolee"');
  });

  it.each(['/castle', '/projects/castle', '/blog/castle', '/admin-of-old'])(
    '%s is a 404 that nobody indexes',
    async (url) => {
      const { status, head } = await page(url);
      expect(status).toBe(404);
      expect(head).toContain('noindex');
      expect(head).not.toContain('canonical');
    },
  );

  it.each([
    ['/Blog', '/blog'],
    ['/AM/Projects/ridge-house?x=1', '/am/projects/ridge-house?x=1'],
    ['/TRACK', '/track'],
    ['/Services/7', '/services/7'],
  ])('leads from %s to the one spelling of its address', async (url, location) => {
    expect(await page(url)).toMatchObject({ status: 301, location });
  });

  it('can be shared before its scripts are here', async () => {
    const { html } = await page('/am/projects/ridge-house');
    const address = encodeURIComponent('https://zigba.example/am/projects/ridge-house');
    for (const link of [
      `sharer.php?u=${address}`,
      `t.me/share/url?url=${address}`,
      `share-offsite/?url=${address}`,
    ])
      expect(html).toContain(link);
  });

  it('is rendered without data when the API fails', async () => {
    const failing = stubApi({ failing: ['/'] });
    const { status, html } = await render({ url: '/', fetch: failing, publicUrl: 'https://zigba.example' });
    expect(status).toBe(503);
    expect(html).toContain('Our firm');
  });

  it('keeps requests apart that are rendered side by side', async () => {
    const titles = ['First', 'Second', 'Third'];
    const pages = await Promise.all(
      titles.map((title) =>
        render({
          url: '/projects',
          fetch: stubApi({ projects: [aProject({ title })] }),
          publicUrl: 'https://x.example',
        }),
      ),
    );
    pages.forEach(({ html }, index) => {
      expect(titles.filter((title) => html.includes(`>${title}<`))).toEqual([titles[index]]);
    });
  });
});

describe('the state of a page', () => {
  it('is fresh in the browser, and a missing project stays missing', async () => {
    const { state } = await page('/projects/castle');
    const queryClient = createQueryClient();
    hydrate(queryClient, readPageState(state)!.queries);
    expect(queryClient.getQueryState(projectBySlug('en', 'castle').queryKey)?.error).toMatchObject({
      status: 404,
    });
    // The page of a project brings no gallery along.
    expect(queryClient.getQueryData(galleryPage('en').queryKey)).toBeUndefined();
    const gallery = createQueryClient();
    hydrate(gallery, readPageState((await page('/projects')).state)!.queries);
    const list = gallery.getQueryCache().find({ queryKey: galleryPage('en').queryKey });
    expect(list?.isStaleByTime(60_000)).toBe(false);
  });

  it('that is none means that the page was not rendered', () => {
    expect(readPageState('<!--state-->')).toBeNull();
  });
});

describe('the state of a page whose data could not be had', () => {
  it('carries the failure, so that the browser begins with what the server showed', async () => {
    const failing = stubApi({ failing: ['/projects/slug'] });
    const { state, html } = await render({
      url: '/projects/ridge-house',
      fetch: failing,
      publicUrl: 'https://zigba.example',
    });
    const queryClient = createQueryClient();
    hydrate(queryClient, readPageState(state)!.queries);
    expect(queryClient.getQueryState(projectBySlug('en', 'ridge-house').queryKey)).toMatchObject({
      status: 'error',
      error: { code: 'VALIDATION_ERROR' },
    });
    expect(html).toContain('Refused');
  });
});
