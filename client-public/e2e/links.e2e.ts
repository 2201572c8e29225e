import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../e2e/test.js';

/** Addresses in the HTML that browsers would load or visitors could follow, as paths of this site. */
function addressesIn(html: string, page: string, origin: string): string[] {
  const links = [...html.matchAll(/\s(?:href|src|poster)="([^"]+)"/g)].map(([, address]) => address!);
  const sources = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]+)"/gi)].flatMap(([, set]) =>
    set!.split(',').map((source) => source.trim().split(/\s+/)[0]!),
  );
  return [...links, ...sources]
    .map((address) => new URL(address.replaceAll('&amp;', '&'), new URL(page, origin)))
    .filter((url) => url.origin === origin && /^https?:$/.test(url.protocol))
    .map(({ pathname, search }) => pathname + search);
}

/**
 * The page an address leads to. A project is the same page from every list and filter, a list with several filters
 * the same for each of their values, and one sheet of a language is drawn like another.
 */
function placeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site.example');
  if (pathname.endsWith('/sheet.pdf')) return `sheet in ${searchParams.get('language')}`;
  if (/\/(projects|blog)\/./.test(pathname)) return pathname;
  return searchParams.size > 1 ? `${pathname} by ${[...searchParams.keys()].sort().join()}` : address;
}

/**
 * Follows everything from the home page on. @returns what was found, and what did not answer 200, by the page that
 * names it
 */
async function crawl(request: APIRequestContext, origin: string) {
  const found = new Map([['/', { address: '/', from: '/' }]]);
  const broken: { address: string; from: string }[] = [];
  for (const link of found.values()) {
    const answer = await request.get(link.address);
    if (answer.status() !== 200) broken.push(link);
    // The back office has links of its own.
    const isPage = answer.headers()['content-type']?.startsWith('text/html');
    if (!isPage || link.address.startsWith('/admin')) continue;
    for (const next of addressesIn(await answer.text(), link.address, origin)) {
      const place = placeOf(next);
      if (!found.has(place)) found.set(place, { address: next, from: link.address });
    }
  }
  return { found: [...found.values()].map(({ address }) => address), broken };
}

/** Whether a page still names an address: tests beside this one take their records away again. */
async function isNamed(
  { address, from }: { address: string; from: string },
  request: APIRequestContext,
  origin: string,
) {
  const answer = await request.get(from);
  return answer.ok() && addressesIn(await answer.text(), from, origin).includes(address);
}

test(
  'every link and every picture of the public site leads somewhere',
  { tag: '@one-width' },
  async ({ request, baseURL }) => {
    test.slow();
    const { found, broken } = await crawl(request, baseURL!);
    const named = await Promise.all(broken.map((link) => isNamed(link, request, baseURL!)));
    expect(broken.filter((_, index) => named[index])).toEqual([]);
    // A crawl that stops early would find nothing broken.
    const pages = ['/about', '/services/residence', '/projects/entoto-ridge-house', '/consultation', '/om'];
    expect(found).toEqual(expect.arrayContaining(pages));
    expect(found.filter((address) => address.endsWith('.webp')).length).toBeGreaterThan(150);
    expect(found.filter((address) => address.includes('/blog/')).length).toBeGreaterThan(25);
  },
);
