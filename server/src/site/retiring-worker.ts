/**
 * A service worker that takes the place of the site's at once, removes what that one has kept, and ends itself. Caches
 * and databases of others on this origin stay.
 */
export const retiringWorker = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  for (const name of await caches.keys()) if (name.startsWith('site-')) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}
`;
