import type { SaveMessage } from '../lib/save-message';
import { isPageAddress } from '../lib/saved-address';
import { SYNC_TAG } from '../lib/submissions/sync-tag';
import { wakePages } from '../lib/submissions/wake-pages';
import { assets, pictures, removeOldCaches, removeUnusedAssets } from './caches';
import { storeOfflinePages } from './offline-page';
import { answerPage, savePage } from './pages';

// docs/architecture/offline.md says what is stored, and what never is.

declare const self: ServiceWorkerGlobalScope;

/** Of the queue of forms, which is in the pages: the browser wakes the worker when it finds a connection. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

// No skipWaiting: pages that are open keep the worker that they began with.
self.addEventListener('install', (event) => event.waitUntil(storeOfflinePages(event)));

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([removeOldCaches(), removeUnusedAssets(), self.clients.claim()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('Range')) return;
  if (pathname.startsWith('/assets/')) event.respondWith(assets.handle(event));
  else if (pathname.startsWith('/uploads/') && request.destination === 'image')
    event.respondWith(pictures.handle(event));
  else if (isPage(request)) answerPage(event);
});

/** A page that is opened, or that a page asks for by itself to see whether it can be had. */
function isPage({ url, mode, destination }: Request): boolean {
  return isPageAddress(url) && (mode === 'navigate' || destination === '');
}

self.addEventListener('message', (event) => {
  const message = event.data as SaveMessage | undefined;
  if (message?.type !== 'save-page') return;
  // Without a line, or without room, it is not stored; the page is there all the same.
  event.waitUntil(savePage(message, event).catch(() => undefined));
});

self.addEventListener('sync', ((event: SyncEvent) => {
  if (event.tag === SYNC_TAG) event.waitUntil(wakePages(self.clients));
}) as EventListener);
