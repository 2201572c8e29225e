import type { Page } from '@playwright/test';
import { ChangedSite } from '../../client-public/e2e/changed-site.js';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  goOffline,
  test as base,
  updateWorker,
} from '../../e2e/test.js';
import { retiringWorker } from '../../server/src/site/retiring-worker.js';
import { openAsStaff } from './sign-in.js';

const test = base.extend<{ site: ChangedSite }>({
  site: async ({ baseURL }, provide) => {
    const site = new ChangedSite(baseURL!);
    await site.start();
    await provide(site);
    site.stop();
  },
});

test.use({
  serviceWorkers: 'allow',
  // What the browser itself says of requests that found no network, and of scripts that were fetched in advance before
  // the worker controlled the page.
  // The last one: scripts of a page that waits for a line on a busy machine.
  expectedConsole: [
    /Failed to load resource|ERR_|service worker resource mismatch|was preloaded using link preload but not used/,
  ],
});

/** Addresses in all caches of this origin. */
function cached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.slice(location.origin.length));
  });
}

const untilSaved = (page: Page) => expect.poll(() => cached(page), { timeout: 15_000 }).toContain('/admin');

test(
  'offline, a page says that the session cannot be checked, and opens by itself with the line',
  { tag: '@one-width' },
  async ({ page, context }) => {
    const address = '/admin/contacts';
    await openAsStaff(page, address);
    await untilSaved(page);
    await goOffline(context);
    // Open pages go on with what is loaded.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Your session could not be checked');
    await expect(alert).toContainText('You are offline.');
    await expect(page.locator('body')).toHaveCSS('font-family', /Familjen/);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoHorizontalScroll(page);
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect(alert).toContainText('You are offline.');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(address);
    await expectAccessible(page);
  },
);

test(
  'no cache has an answer of the API, a file of a client or a picture',
  { tag: '@one-width' },
  async ({ page }) => {
    await openAsStaff(page, '/admin/contacts');
    await untilSaved(page);
    // Controlled by the worker from the beginning.
    for (const address of ['/admin/orders', '/admin/media']) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    // Nor where somebody asks for it; what is asked for last may be stored, and says that the rest is done with.
    const { last } = await page.evaluate(async () => {
      const cache = await caches.open('admin-shell-1');
      const { pathname } = new URL((await cache.keys()).find(({ url }) => url.endsWith('.js'))!.url);
      await cache.delete(pathname);
      navigator.serviceWorker.controller!.postMessage({
        shell: ['/api/v1/contact-inquiries', '/uploads/a.webp', '/admin/contacts', '/sw.js', pathname],
      });
      return { last: pathname };
    });
    await expect.poll(() => cached(page)).toContain(last);
    const shell = /^\/admin(\/assets\/[\w.-]+\.(js|css|woff2))?$/;
    const all = await cached(page);
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter((address) => !shell.test(address))).toEqual([]);
  },
);

/** Any page of the back office; who signs in registers the worker. */
async function register(page: Page, site: ChangedSite): Promise<void> {
  await page.goto(`${site.origin}/admin/login`);
  await page.evaluate(() => navigator.serviceWorker.register('/admin/sw.js', { scope: '/admin' }));
  await untilSaved(page);
}

test('a new release waits for open tabs', { tag: '@one-width' }, async ({ page, site }) => {
  await register(page, site);
  site.changes = { worker: (script) => `${script}\n// The second release.` };
  await updateWorker(page);
  const states = () =>
    page.evaluate(async () => {
      const { active, waiting } = await navigator.serviceWorker.ready;
      return [active?.state, waiting?.state];
    });
  await expect.poll(states).toEqual(['activated', 'installed']);
});

test('a server that fails shows the shell', { tag: '@one-width' }, async ({ page, site }) => {
  await register(page, site);
  await page.goto(`${site.origin}/admin/login`);
  site.changes = { status: 503 };
  await page.goto(`${site.origin}/admin/login`);
  await expect(page.getByLabel('Email')).toBeVisible();
});

test(
  'the kill switch removes the worker and all that it kept',
  { tag: '@one-width' },
  async ({ page, site }) => {
    await register(page, site);
    await page.evaluate(() => caches.open('of-others'));
    site.changes = { worker: () => retiringWorker('admin-') };
    await updateWorker(page);
    // Chromium may end the half minute for which an idle worker waits before another takes its place.
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 45_000 }).toEqual(['of-others']);
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations).toBe(0);
  },
);
