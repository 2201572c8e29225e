/**
 * Served in place of a client's service worker where `OFFLINE_READING` is off: it takes the place of the one before at
 * once, removes what that has kept, and ends itself. Caches and databases of others on this origin stay.
 * @param caches beginning of the names of that client's caches
 */
export const retiringWorker = (caches: 'site-' | 'admin-'): string => `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  for (const name of await caches.keys()) if (name.startsWith('${caches}')) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}
`;
