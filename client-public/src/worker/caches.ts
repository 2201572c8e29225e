import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';

/**
 * Names of the caches. They carry the number of their layout and not the build: pages of an older release stay
 * readable with the assets that they need.
 */
export const CACHES = {
  pages: 'site-pages-1',
  /** The offline page in each language. */
  offline: 'site-offline-1',
  assets: 'site-assets-1',
  pictures: 'site-pictures-1',
} as const;

const MAX_PICTURES = 120;

/** The name of a file under `/assets` says what it contains, as does that of a picture once it is made. */
const forGood = {
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(isOpen(response) && saysImmutable(response) ? response : null),
};

/** Scripts, styles and fonts. Pages decide how long they stay: see `removeUnusedAssets`. */
export const assets = new CacheFirst({ cacheName: CACHES.assets, plugins: [forGood] });

/** A browser asks for one format only; answers may vary by more. */
export const matchOptions = { ignoreVary: true };

export const pictures = new CacheFirst({
  cacheName: CACHES.pictures,
  matchOptions,
  plugins: [
    forGood,
    new ExpirationPlugin({ maxEntries: MAX_PICTURES, matchOptions, purgeOnQuotaError: true }),
  ],
});

/** What a picture element of Chromium accepts, to the letter: its cache then has the picture already. */
const CHROMIUM_ACCEPTS = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** The request for a picture of which no element asks; other browsers may not know AVIF. */
export function pictureRequest(address: string): Request {
  const Accept = 'userAgentData' in navigator ? CHROMIUM_ACCEPTS : 'image/webp,*/*';
  return new Request(address, { headers: { Accept } });
}

/** Whether an answer may be stored at all. */
export function isOpen(response: Response): boolean {
  const mayBeStored = !/no-store|private/.test(response.headers.get('Cache-Control') ?? '');
  return response.status === 200 && !response.redirected && mayBeStored;
}

function saysImmutable(response: Response): boolean {
  return response.headers.get('Cache-Control')?.includes('immutable') ?? false;
}

/** Addresses of the scripts, styles and fonts that a page or a style sheet names. */
export function assetsOf(text: string): string[] {
  return [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)\b/g))];
}

/** Removes scripts, styles and fonts of which no stored page needs any. */
export async function removeUnusedAssets(): Promise<void> {
  const needed = new Set<string>();
  for (const name of [CACHES.pages, CACHES.offline]) {
    for (const page of await textsIn(name)) assetsOf(page).forEach((address) => needed.add(address));
  }
  const cache = await caches.open(CACHES.assets);
  for (const address of [...needed].filter((each) => each.endsWith('.css'))) {
    const sheet = await (await cache.match(address))?.text();
    assetsOf(sheet ?? '').forEach((font) => needed.add(font));
  }
  for (const request of await cache.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

async function textsIn(name: string): Promise<string[]> {
  const cache = await caches.open(name);
  return Promise.all((await cache.keys()).map(async (request) => (await cache.match(request))?.text() ?? ''));
}

/** Removes caches that another layout has left. */
export async function removeOldCaches(): Promise<void> {
  const ours: string[] = Object.values(CACHES);
  for (const name of await caches.keys())
    if (name.startsWith('site-') && !ours.includes(name)) await caches.delete(name);
}

// The plugins drop only what they have used since the worker was started. The offline page, which is small, stays.
registerQuotaErrorCallback(async () => {
  await caches.delete(CACHES.pages);
  await caches.delete(CACHES.pictures);
  await removeUnusedAssets();
});
