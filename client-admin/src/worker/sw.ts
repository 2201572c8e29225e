import { storeAssets, storeShell, SHELL } from './shell';

// The back office without a line: its document, scripts, styles and fonts. Never an answer of the API, nor a file of
// anybody: docs/architecture/offline.md.

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds that the network has before the stored document is shown. */
const PATIENCE_MS = 4_000;

// No skipWaiting: pages that are open keep the worker that they began with.
self.addEventListener('install', (event) => event.waitUntil(storeShell()));

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([removeOldCaches(), self.clients.claim()])),
);

/** Removes caches that another layout has left. */
async function removeOldCaches(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('admin-') && name !== SHELL.cache) await caches.delete(name);
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith(SHELL.assets)) event.respondWith(answerAsset(event.request));
  else if (mode === 'navigate') event.respondWith(answerPage(event));
});

async function answerAsset(request: Request): Promise<Response> {
  return (await caches.match(request.url, { cacheName: SHELL.cache, ignoreVary: true })) ?? fetch(request);
}

/** Every address of the back office is answered with the same document. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const stored = await caches.match(SHELL.page, { cacheName: SHELL.cache, ignoreVary: true });
  if (!stored) return fetch(event.request);
  const fresh = fetch(event.request);
  event.waitUntil(fresh.then((response) => storeShell(response.clone())).catch(() => undefined));
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([fresh.catch(() => undefined), tooLate]);
  // A server that is overloaded or restarts is as good as none.
  return answer && answer.status < 500 ? answer : stored;
}

self.addEventListener('message', (event) => {
  const addresses = (event.data as { shell?: string[] } | undefined)?.shell;
  // Without a line, or without room, they are not stored; the page is there all the same.
  if (addresses) event.waitUntil(storeAssets(addresses).catch(() => undefined));
});
