/** The one cache of the worker. Its name carries the number of its layout, and not the build. */
export const SHELL = { cache: 'admin-shell-1', page: '/admin', assets: '/admin/assets/' };

/** Scripts, styles and fonts that are stored: more than a release has. */
const MAX_ASSETS = 200;

/** Keeps the document with what it names, that first; one that is not whole is not stored. @throws without a line */
export async function storeShell(page?: Response): Promise<void> {
  const response = page ?? (await fetch(SHELL.page));
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (response.status !== 200 || response.redirected || !isPage) return;
  const cache = await caches.open(SHELL.cache);
  const named = assetsOf(await response.clone().text());
  await storeAssets(named);
  for (const sheet of named.filter((address) => address.endsWith('.css')))
    named.push(...assetsOf((await (await cache.match(sheet))?.text()) ?? ''));
  await storeAssets(named);
  await cache.put(SHELL.page, response);
  await removeOldest(cache, named);
}

/** Keeps scripts, styles and fonts of the back office, and nothing else. @throws without a line */
export async function storeAssets(addresses: string[]): Promise<void> {
  const cache = await caches.open(SHELL.cache);
  for (const address of addresses.filter(isAsset)) {
    if (await cache.match(address)) continue;
    const response = await fetch(address);
    // The name of such a file says what it contains.
    const isImmutable = response.headers.get('Cache-Control')?.includes('immutable');
    if (response.status !== 200 || !isImmutable) throw new Error(`${address} answered ${response.status}`);
    await cache.put(address, response);
  }
}

const ASSET = /^\/admin\/assets\/[\w.-]+\.(js|css|woff2)$/;

const isAsset = (address: string) => ASSET.test(address);

/** Addresses of the scripts, styles and fonts that a document or a style sheet names. */
function assetsOf(text: string): string[] {
  return [...new Set(text.match(/\/admin\/assets\/[\w.-]+\.(?:js|css|woff2)\b/g))];
}

async function removeOldest(cache: Cache, needed: string[]): Promise<void> {
  const others = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return isAsset(pathname) && !needed.includes(pathname);
  });
  for (const request of others.slice(0, Math.max(0, others.length - MAX_ASSETS))) await cache.delete(request);
}
