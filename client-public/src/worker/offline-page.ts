import { type Language, LANGUAGES } from '@consultancy/client-shared/format/language';
import { readingOf } from '@consultancy/shared/calendar/format-date';
import { formatDateTimeIn } from '@consultancy/shared/calendar/format-time';
import { offlineTexts, SAVED_PAGES_PLACE } from '../lib/offline-texts';
import { pathnameIn, paths, readPathname } from '../lib/paths';
import { assets, assetsOf, CACHES, isOpen, matchOptions } from './caches';
import { withText } from './saved-copy';

/** Milliseconds after which the offline page is fetched again: the firm may have another telephone number. */
const DAY_MS = 24 * 60 * 60 * 1000;

const addressIn = (language: Language) => pathnameIn(paths.offline, language);

/** Keeps the offline page in each language. @throws TypeError without a connection */
export async function storeOfflinePages(event: ExtendableEvent): Promise<void> {
  for (const { code } of LANGUAGES) await keep(addressIn(code), event);
}

/** Keeps the offline page in the language of an address as it is today. */
export async function storeOfflinePage(address: string, event: ExtendableEvent): Promise<void> {
  const { language } = readPathname(new URL(address, location.origin).pathname);
  const saved = await caches.match(addressIn(language), { cacheName: CACHES.offline });
  const age = Date.now() - Date.parse(saved?.headers.get('Date') ?? '');
  if (!(age < DAY_MS)) await keep(addressIn(language), event);
}

async function keep(address: string, event: ExtendableEvent): Promise<void> {
  const response = await fetch(address);
  if (!isOpen(response)) throw new Error(`${address} answered ${response.status}`);
  const sheets = assetsOf(await response.clone().text()).filter((each) => each.endsWith('.css'));
  // Its fonts come with the pages that are read; without any, the device's own will do.
  for (const sheet of sheets) {
    const [, done] = assets.handleAll({ request: new Request(sheet), event });
    await done;
  }
  await (await caches.open(CACHES.offline)).put(address, response);
}

/** The offline page in the language that was requested, for a page; nothing for what is not shown itself. */
export async function answerOffline(request: Request): Promise<Response | undefined> {
  if (request.mode !== 'navigate') return undefined;
  const { language } = readPathname(new URL(request.url).pathname);
  const page = await caches.match(addressIn(language), { cacheName: CACHES.offline });
  const list = await listPages(language);
  return page && withText(page, (html) => html.replace(SAVED_PAGES_PLACE, () => list));
}

/** The stored pages as items of a list, those in the reader's language first, the last read first. */
async function listPages(reader: Language): Promise<string> {
  const cache = await caches.open(CACHES.pages);
  const pages = await Promise.all(
    [...(await cache.keys())].reverse().map((request) => describe(cache, request)),
  );
  const [own, others] = [true, false].map((isOwn) =>
    pages.filter(({ language }) => (language === reader) === isOwn).map(({ item }) => item),
  );
  return [...own!, ...others!].join('') || `<li>${offlineTexts[reader].noSavedPages}</li>`;
}

async function describe(cache: Cache, { url }: Request): Promise<{ language: Language; item: string }> {
  const { pathname, search } = new URL(url);
  const { language } = readPathname(pathname);
  const page = await cache.match(url, matchOptions);
  const time = formatDateTimeIn(readingOf(language).calendar, page?.headers.get('Date') ?? '', language);
  // Escaped as it is in the page, where it is followed by the firm's name.
  const [, title = pathname] =
    /<meta property="og:title" content="([^"]*)"/.exec((await page?.text()) ?? '') ?? [];
  const link = `<a href="${encodeURI(decodeURI(pathname))}${search.replaceAll('&', '&amp;')}">${title}</a>`;
  return { language, item: `<li lang="${language}">${link}<small>${time}</small></li>` };
}
