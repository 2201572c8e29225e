import type { InProcessApi } from './in-process-api.js';
import type { PageAddresses } from './page-renderer.js';
import { xmlDeclaration, xmlElement, xmlEmpty, xmlText } from './xml.js';

interface SitePage {
  path: string;
  /** ISO time of the last change, where it is known. */
  updatedAt?: string;
}

interface Service {
  id: number;
  updatedAt: string;
}

interface NamedRecord {
  slug: string;
  updatedAt: string;
}

/** Every public page in every language, as sitemaps.org and search engines want it. */
export async function writeSitemap(
  api: InProcessApi,
  addresses: PageAddresses,
  publicUrl: string,
): Promise<string> {
  const urls: string[] = [];
  for await (const page of publicPages(api, addresses)) urls.push(...urlElements(page, addresses, publicUrl));
  const root =
    'urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return [xmlDeclaration, xmlElement(root, urls), ''].join('\n');
}

/** What an anonymous visitor can open; hidden projects, drafts and inactive services never come this far. */
async function* publicPages(api: InProcessApi, addresses: PageAddresses): AsyncGenerator<SitePage> {
  for (const path of addresses.standing) yield { path };
  for await (const { id, updatedAt } of api.readAll<Service>('/services'))
    yield { path: addresses.service(String(id)), updatedAt };
  for await (const { slug, updatedAt } of api.readAll<NamedRecord>('/projects'))
    yield { path: addresses.project(slug), updatedAt };
  for await (const { slug, updatedAt } of api.readAll<NamedRecord>('/blog/public'))
    yield { path: addresses.article(slug), updatedAt };
}

/** One element for each language of a page; each names all of them, itself included. */
function urlElements({ path, updatedAt }: SitePage, addresses: PageAddresses, publicUrl: string): string[] {
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
      ...(updatedAt ? [xmlText('lastmod', updatedAt)] : []),
      ...alternates,
    ]),
  );
}
