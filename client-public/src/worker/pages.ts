import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import type { SaveMessage } from '../lib/save-message';
import { savedAddress } from '../lib/saved-address';
import { assets, assetsOf, CACHES, isOpen, matchOptions, pictureRequest, pictures } from './caches';
import { answerOffline, storeOfflinePage } from './offline-page';
import { markAsSaved } from './saved-copy';

const MAX_PAGES = 60;

/** Seconds that the network has before the stored page is shown. */
const PATIENCE_SECONDS = 4;

/** Milliseconds for which a page that was stored needs no other look at the server. */
const RECENT_MS = 60_000;

interface WorkState {
  /** What the server answered in place of the page. */
  failure?: Response;
}

interface Step {
  event?: ExtendableEvent;
  request: Request;
  state?: WorkState;
}

const rules = {
  cacheKeyWillBeUsed: ({ request }: Step) => Promise.resolve(savedAddress(request.url) ?? request),

  fetchDidSucceed: async ({ request, response, state }: Step & { response: Response }) => {
    // A server that is overloaded or restarts is as good as none, where there is a copy.
    if (response.status >= 500) {
      state!.failure = response;
      throw new Error(`The server answered ${response.status}`);
    }
    if ([404, 410].includes(response.status)) await forget(request.url);
    return response;
  },

  /**
   * Only what the page itself asks to keep, once it rests: its scripts are then in the browser's cache, and nothing is
   * fetched while the page is still on its way.
   */
  cacheWillUpdate: async ({ event, request, response }: Step & { response: Response }) => {
    if (event?.type !== 'message' || !savedAddress(request.url) || !isOpen(response)) return null;
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return null;
    await storeAssets(assetsOf(await response.clone().text()), event);
    return response;
  },

  cachedResponseWillBeUsed: ({ request, cachedResponse }: Step & { cachedResponse?: Response }) =>
    Promise.resolve(cachedResponse && markAsSaved(cachedResponse, request.url)),

  handlerDidError: ({ request, state }: Step) =>
    state?.failure ? Promise.resolve(state.failure) : answerOffline(request),
};

const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions,
  plugins: [rules, new ExpirationPlugin({ maxEntries: MAX_PAGES, matchOptions, purgeOnQuotaError: true })],
});

/** Shows a page: as the server has it, else the copy, else the offline page. */
export function answerPage(event: FetchEvent): void {
  const [response, done] = pages.handleAll(event);
  event.respondWith(response);
  event.waitUntil(done.catch(() => undefined));
}

/** Keeps a page with all that it needs to be read. A page whose parts cannot be had is not stored. */
export async function savePage(message: SaveMessage, event: ExtendableEvent): Promise<void> {
  if (!savedAddress(message.address)) return;
  for (const picture of message.pictures)
    await finish(pictures.handleAll({ request: pictureRequest(picture), event }));
  if (!(await isRecent(message.address, RECENT_MS))) await keep(message.address, event);
  for (const form of message.forms) if (!(await isRecent(form, Infinity))) await keep(form, event);
  await storeOfflinePage(message.address, event);
}

const keep = (address: string, event: ExtendableEvent) => finish(pages.handleAll(forEvent(address, event)));

/** What the firm has taken from its site is not read offline either. */
async function forget(address: string): Promise<void> {
  const key = savedAddress(address);
  if (key) await (await caches.open(CACHES.pages)).delete(key, matchOptions);
}

async function isRecent(address: string, ms: number): Promise<boolean> {
  const saved = await caches.match(savedAddress(address) ?? address, { cacheName: CACHES.pages });
  return saved !== undefined && Date.now() - Date.parse(saved.headers.get('Date') ?? '') < ms;
}

export async function storeAssets(addresses: string[], event: ExtendableEvent): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      const response = await finish(assets.handleAll(forEvent(address, event)));
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    }),
  );
}

const forEvent = (address: string, event: ExtendableEvent) => ({ request: new Request(address), event });

/** Waits until the answer is stored too. */
async function finish([response, done]: [Promise<Response>, Promise<void>]): Promise<Response> {
  await done;
  return response;
}
