import {
  isPublicPage,
  type PublicRecord,
  type PublicRecords,
} from '../common/public-records/public-records.js';
import type { PageAddresses } from './page-renderer.js';
import { xmlDeclaration, xmlElement, xmlEmpty, xmlText } from './xml.js';

/** What a sitemap is made of. */
export interface SitemapSource {
  records: PublicRecords;
  addresses: PageAddresses;
  publicUrl: string;
}

/** With more pages the sitemap names the files that do; search engines read 50,000 addresses out of one file. */
const mostPages = 5_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Every public page in every language, as sitemaps.org and search engines want it, or the files that name them.
 * Written by hand: the package `sitemap` takes at least four times as long for a file of this size, on the event loop.
 */
export async function writeSitemap(source: SitemapSource): Promise<string> {
  const { records, addresses, publicUrl } = source;
  if ((await records.count()) <= mostPages) return writeUrls(source, addresses.standing, records.read());
  const parts = (await records.parts()).map(({ page, number }) => `${page}-${number}`);
  const files = ['pages-1', ...parts].map((name) =>
    xmlElement('sitemap', [xmlText('loc', `${publicUrl}/sitemap-${name}.xml`)]),
  );
  return [xmlDeclaration, xmlElement(`sitemapindex ${namespace}`, files), ''].join('\n');
}

/**
 * One of the files that a long sitemap names.
 * @returns undefined where there is no such file
 */
export async function writeSitemapPart(
  source: SitemapSource,
  page: string,
  number: number,
): Promise<string | undefined> {
  const { records, addresses } = source;
  if (page === 'pages') return number === 1 ? writeUrls(source, addresses.standing, []) : undefined;
  const part = isPublicPage(page) && { page, number };
  return part && (await records.holds(part)) ? writeUrls(source, [], records.read(part)) : undefined;
}

async function writeUrls(
  source: SitemapSource,
  standing: string[],
  records: AsyncIterable<PublicRecord> | [],
): Promise<string> {
  const urls = standing.flatMap((path) => urlElements(source, path));
  for await (const { page, name, updatedAt } of records) {
    urls.push(...urlElements(source, source.addresses[page](name), updatedAt));
  }
  const root = `urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return [xmlDeclaration, xmlElement(root, urls), ''].join('\n');
}

/** One element for each language of a page; each names all of them, itself included. */
function urlElements({ addresses, publicUrl }: SitemapSource, path: string, updatedAt?: Date): string[] {
  const inLanguage = (language: string) => addresses.inLanguage(publicUrl, path, language);
  const alternate = (hreflang: string, href: string) =>
    xmlEmpty('xhtml:link', { rel: 'alternate', hreflang, href });
  const alternates = [
    ...addresses.languages.map((language) => alternate(language, inLanguage(language))),
    alternate('x-default', inLanguage('en')),
  ];
  return addresses.languages.map((language) =>
    xmlElement('url', [
      xmlText('loc', inLanguage(language)),
      ...(updatedAt ? [xmlText('lastmod', updatedAt.toISOString())] : []),
      ...alternates,
    ]),
  );
}
