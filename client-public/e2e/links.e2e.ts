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

/** Follows everything from the home page on. @returns what was found, and what did not answer 200 */
async function crawl(request: APIRequestContext, origin: string) {
  const found = new Map<string, string>([['/', 'the start']]);
  const broken: string[] = [];
  for (const [address, from] of found) {
    const answer = await request.get(address);
    if (answer.status() !== 200) broken.push(`${address} (${answer.status()}), linked from ${from}`);
    // The back office has links of its own.
    const isPage = answer.headers()['content-type']?.startsWith('text/html') && !address.startsWith('/admin');
    if (!isPage) continue;
    for (const next of addressesIn(await answer.text(), address, origin)) {
      if (!found.has(next)) found.set(next, address);
    }
  }
  return { found: [...found.keys()], broken };
}

test(
  'every link and every picture of the public site leads somewhere',
  { tag: '@one-width' },
  async ({ request, baseURL }) => {
    test.slow();
    const { found, broken } = await crawl(request, baseURL!);
    expect(broken).toEqual([]);
    // A crawl that stops early would find nothing broken.
    const pages = ['/about', '/services/residence', '/projects/entoto-ridge-house', '/consultation', '/om'];
    expect(found).toEqual(expect.arrayContaining(pages));
    expect(found.filter((address) => address.endsWith('.webp')).length).toBeGreaterThan(150);
    expect(found.filter((address) => address.includes('/blog/')).length).toBeGreaterThan(25);
  },
);
