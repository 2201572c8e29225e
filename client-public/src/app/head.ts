import { type Language, LANGUAGES } from '@consultancy/client-shared/format';
import ethiopicFont from '@consultancy/client-shared/theme/fonts/noto-sans-ethiopic-amharic.woff2?url';
import type { Preview } from '@consultancy/shared/image-names';
import { HERO_PICTURE } from '../lib/hero-picture';
import type { Page, PageContext } from '../lib/page';
import { pathnameIn, readPathname } from '../lib/paths';
import { wholeAddress } from '../lib/whole-address';
import { readPageNumber } from '../ui/shown-pages';

export interface HeadPlace {
  page: Page;
  pathname: string;
  search: string;
  context: Pick<PageContext, 'language' | 'settings' | 'publicUrl'>;
  /** The preview of a picture of the site: only who reads the HTML as it comes shows one beside a link. */
  previewOf?: (path: string) => Preview | undefined;
}

const OG_LOCALES: Record<Language, string> = { en: 'en_US', am: 'am_ET', om: 'om_ET' };

export function pageTitle({ title }: Page, siteName: string): string {
  return title ? `${title} · ${siteName}` : siteName;
}

/** Address of a page in a language. */
export function pageUrl(publicUrl: string, path: string, language: Language, number = 1): string {
  const query = new URLSearchParams();
  if (number > 1) query.set('page', String(number));
  return `${publicUrl}${pathnameIn(path, language)}${query.size > 0 ? `?${query}` : ''}`;
}

/** Filtered or searched, a list is no page of its own. */
function ownPageNumber({ isPaged }: Page, search: string): number {
  const query = new URLSearchParams(search);
  const isPlain = [...query.keys()].every((name) => name === 'page');
  return isPaged && isPlain ? readPageNumber(query) : 1;
}

/** What a page says of itself in the head: all that another page says otherwise. */
export const PAGE_TAGS = [
  'title',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
  'link[rel="canonical"]',
  'link[hreflang]',
  'link[rel="manifest"]',
  'script[type="application/ld+json"]',
].join();

/** Everything a rendered page says in its head, escaped. */
export function renderHead({ page, pathname, search, context, previewOf }: HeadPlace): string {
  const { language, settings, publicUrl } = context;
  const path = page.path ?? readPathname(pathname).path;
  const number = ownPageNumber(page, search);
  const canonical = pageUrl(publicUrl, path, language, number);
  const tags = [
    `<title>${escapeHtml(pageTitle(page, settings.siteName))}</title>`,
    meta('name', 'description', page.description),
    meta('property', 'og:type', page.type ?? 'website'),
    meta('property', 'og:site_name', settings.siteName),
    meta('property', 'og:title', page.title || settings.siteName),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', OG_LOCALES[language]),
    ...previewPicture(page, context, previewOf),
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(settings.siteName)}" href="/rss.xml">`,
    `<link rel="manifest" href="${pathnameIn('/manifest.webmanifest', language)}">`,
  ];
  // Needed for the first line; the browser would find it only in the loaded style sheet.
  if (language === 'am') {
    tags.push(`<link rel="preload" as="font" type="font/woff2" crossorigin href="${ethiopicFont}">`);
  }
  if (page.isUnlisted || (page.status && page.status >= 400)) {
    tags.push(meta('name', 'robots', 'noindex'));
  } else {
    tags.push(`<link rel="canonical" href="${escapeHtml(canonical)}">`);
    for (const { code } of LANGUAGES) tags.push(alternate(code, pageUrl(publicUrl, path, code, number)));
    tags.push(alternate('x-default', pageUrl(publicUrl, path, 'en', number)));
  }
  for (const record of page.jsonLd ?? []) tags.push(jsonLdScript(record));
  return tags.join('\n    ');
}

function previewPicture(
  { image, title }: Page,
  { publicUrl, settings: { siteName } }: HeadPlace['context'],
  previewOf: HeadPlace['previewOf'],
): string[] {
  // A record may name what is no address.
  const own = wholeAddress(image, publicUrl) && image;
  const path = own || HERO_PICTURE;
  // The site makes a JPEG of its own pictures; those of other sites are used as they are.
  const jpeg = path.startsWith('/uploads/') ? previewOf?.(path) : undefined;
  const tags = [
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('property', 'og:image', wholeAddress(jpeg?.name ?? path, publicUrl) ?? ''),
    meta('property', 'og:image:alt', (own && title) || siteName),
  ];
  for (const name of jpeg ? (['type', 'width', 'height'] as const) : []) {
    tags.push(meta('property', `og:image:${name}`, `${jpeg![name]}`));
  }
  return tags;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function alternate(language: string, href: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`;
}

function jsonLdScript(record: object): string {
  // Only "<" could end the script element early.
  return `<script type="application/ld+json">${JSON.stringify(record).replace(/</g, '\\u003c')}</script>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
