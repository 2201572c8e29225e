import type { BrowserContext, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  goOffline,
  test as base,
  updateWorker,
} from '../../e2e/test.js';
import { retiringWorker } from '../../server/src/site/retiring-worker.js';
import { ChangedSite } from './changed-site.js';
import { untilPicturesAreMade } from './pictures-made.js';

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
  // What the browser itself says of requests that found no network, or no page.
  expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (404|503)/],
});

/** Addresses in all caches of the site, or in those whose names begin so. */
function cachedAddresses(page: Page, name = ''): Promise<string[]> {
  return page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((each) => each.startsWith(start));
    const keys = await Promise.all(names.map(async (each) => (await caches.open(each)).keys()));
    return keys.flat().map(({ url }) => url.slice(location.origin.length));
  }, name);
}

const savedPages = (page: Page) => cachedAddresses(page, 'site-pages');

/** Asks often: most of what a test here takes is spent waiting. */
const untilSaved = (page: Page, path: string) =>
  expect.poll(() => savedPages(page), { intervals: [100] }).toContain(path);

/** Reads a page until it is stored. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilSaved(page, new URL(address, page.url()).pathname);
}

const mark = (page: Page) => page.locator('#saved-copy');

const languages = [
  { at: '', read: '/projects/entoto-ridge-house', saved: 'Saved copy of', title: 'You are offline' },
  { at: '/am', read: '/am/about', saved: 'የተቀመጠ ቅጂ', title: 'ኔትወርክ የለም' },
  { at: '/om', read: '/om/services', saved: 'Koppii olkaa’ame', title: 'Neetwoorkiin Hin Jiru' },
];

const again = 'what was read is read again offline, in each language, with styles, pictures and scripts';
test(again, { tag: '@phone' }, async ({ page, context }) => {
  await untilPicturesAreMade(page.request, languages[0]!.read);
  const titles: string[] = [];
  for (const { at, read: address } of languages) {
    await read(page, address);
    // Forms are stored after the page that leads to them.
    await untilSaved(page, `${at}/contact`);
    titles.push(await page.locator('h1').innerText());
    await expect(mark(page)).toHaveCount(0);
  }
  await goOffline(context);
  for (const [index, { at, read: address, saved }] of languages.entries()) {
    await page.goto(address);
    await expect(page.locator('h1')).toHaveText(titles[index]!);
    await expect(mark(page)).toContainText(saved);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 248, 244)');
    const picture = page.locator('#content img').first();
    const width = () => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth);
    if (await picture.count()) await expect.poll(width).toBeGreaterThan(0);
    await expectNoHorizontalScroll(page);
    // A link that scripts answer, to the page with a form: the worker brings its document.
    await page.locator(`footer a[href="${at}/contact"]`).first().click();
    await expect(page).toHaveURL(`${at}/contact`);
    await expect(mark(page)).toContainText(saved);
  }
});

const elsewhere = 'a page that was not read leads to those that were, the telephone and the forms';
test(elsewhere, { tag: '@phone' }, async ({ page, context }) => {
  await read(page, '/projects/entoto-ridge-house');
  await read(page, '/am/about');
  await goOffline(context);
  for (const { at, title } of languages) {
    await page.goto(`${at}/blog/building-in-stone`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', at.slice(1) || 'en');
    await expect(page.locator('a[href^="tel:"]')).toBeVisible();
    await expect(page.locator(`a[href="${at}/consultation"]`).last()).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  }
  await page.locator('.saved-pages a', { hasText: 'Entoto Ridge House' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Entoto Ridge House' })).toBeVisible();
});

test('private pages are in no cache', { tag: '@one-width' }, async ({ page, context, request }) => {
  await read(page, '/about');
  const secret = 'a'.repeat(43);
  const addresses = [
    ...['/mine', `/mine#${secret}`, '/track?code=ZA-2026-0001', '/track/files', '/track/licence?code=1'],
    ...[`/appointment#${secret}`, `/preview/${secret}`, `/account/password#${secret}`, '/search?q=stone'],
    ...['/blog?search=stone', '/admin', '/am/mine', '/om/track', '/no-such-page', '/rss.xml'],
  ];
  await Promise.all(
    addresses.map(async (address) => {
      const other = await context.newPage();
      await other.goto(address).catch(() => undefined);
      // Longer than a page is read until it asks to be stored.
      await other.waitForTimeout(3_000);
      await other.close();
    }),
  );
  // Nor where somebody asks for it who may.
  await page.evaluate(
    (each) =>
      each.map((address) =>
        navigator.serviceWorker.controller?.postMessage({
          type: 'save-page',
          address,
          pictures: [],
          forms: [],
        }),
      ),
    addresses,
  );
  await read(page, '/services');
  const open =
    /^\/(about|services|contact|consultation|offline|(am|om)\/offline|assets\/[\w.-]+|uploads\/[^?]+)$/;
  expect((await cachedAddresses(page)).filter((address) => !open.test(address))).toEqual([]);
  // The API is called each time.
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
});

test('what must not be stored, or failed, is not stored', { tag: '@one-width' }, async ({ page, site }) => {
  await read(page, `${site.origin}/about`);
  site.changes = { headers: { 'cache-control': 'no-store' } };
  await page.goto(`${site.origin}/services`);
  site.changes = { status: 503 };
  await page.goto(`${site.origin}/blog`);
  // It asks for a copy of itself once it was read, which would succeed from then on.
  await page.goto('about:blank');
  site.changes = {};
  await read(page, `${site.origin}/projects`);
  expect(await savedPages(page)).not.toContain('/services');
  expect(await savedPages(page)).not.toContain('/blog');

  site.changes = { status: 404 };
  await page.goto(`${site.origin}/about`);
  await expect.poll(() => savedPages(page)).not.toContain('/about');
});

test(
  'a line that is too slow, or a server that fails, shows the copy',
  { tag: '@one-width' },
  async ({ page, site }) => {
    await read(page, `${site.origin}/services`);
    await read(page, `${site.origin}/about`);
    site.changes = { delayMs: 30_000 };
    await page.goto(`${site.origin}/about`);
    await expect(mark(page)).toBeVisible();
    site.changes = { status: 503 };
    await page.goto(`${site.origin}/services`);
    await expect(mark(page)).toBeVisible();
    site.changes = {};
    await mark(page).getByRole('link').click();
    await expect(mark(page)).toHaveCount(0);
  },
);

test(
  'a page whose data do not come is loaded as it was stored',
  { tag: '@one-width' },
  async ({ page, site }) => {
    await read(page, `${site.origin}/blog`);
    await page.goto(`${site.origin}/about`);
    site.changes = { status: 503, dataDelayMs: 60_000 };
    await page.locator('footer a[href="/blog"]').first().click();
    await expect(mark(page)).toBeVisible({ timeout: 15_000 });
    await expect(page).toHaveURL(`${site.origin}/blog`);
    await expect(page.locator('#content article').first()).toBeVisible();
  },
);

test(
  'designs for sale whose data do not come are shown as they were stored, and compared with a plot',
  { tag: '@one-width' },
  async ({ page, site }) => {
    // Its search form has a hidden field, which nobody has filled in.
    const forSale = '/projects?filter=for-sale';
    await page.goto(site.origin + forSale);
    await untilSaved(page, forSale);
    await page.goto(`${site.origin}/about`);
    site.changes = { status: 503, dataDelayMs: 60_000 };
    await page.evaluate((to) => {
      history.pushState({ idx: 1, key: 'for-sale', usr: null }, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, forSale);
    await expect(mark(page)).toBeVisible({ timeout: 15_000 });
    // The device takes itself for online: what is typed must not lead to a document that does not come.
    await page.getByLabel('Plot width (m)').fill('30');
    await expect(page).toHaveURL(`${site.origin}${forSale}&width=30`);
    await expect(page.getByText('2 designs fit')).toBeVisible();
    await expect(mark(page)).toBeVisible();
  },
);

test(
  'a new release waits for open tabs, and pages of the old one stay whole',
  { tag: '@one-width' },
  async ({ page, context, site }) => {
    await read(page, `${site.origin}/about`);
    site.changes = {
      worker: (script) => `${script}\n// The second release.`,
      page: (html) => html.replace(/(\/assets\/[\w.-]+?)\.js/g, '$1.second.js'),
    };
    await updateWorker(page);
    const states = () =>
      page.evaluate(async () => {
        const { active, waiting } = await navigator.serviceWorker.ready;
        return [active?.state, waiting?.state];
      });
    await expect.poll(states).toEqual(['activated', 'installed']);
    await page.locator('footer a[href="/projects"]').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();

    const second = await context.newPage();
    await second.goto(`${site.origin}/services`);
    await second.mouse.move(9, 9);
    await expect(second.locator('html[data-started]')).toHaveCount(1);
    await untilSaved(second, '/services');
    expect(await states()).toEqual(['activated', 'installed']);

    const session = await context.newCDPSession(await context.newPage());
    const isActivated = new Promise<void>((resolve) =>
      session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        if (versions.some(({ status }) => status === 'activating')) resolve();
      }),
    );
    await session.send('ServiceWorker.enable');
    await page.goto('about:blank');
    await second.close();
    await isActivated;
    await page.goto(`${site.origin}/blog`);
    await expect.poll(states).toEqual(['activated', undefined]);
    await expect.poll(() => missingAssets(page)).toEqual([]);
    await goOffline(context);
    for (const address of ['/about', '/services']) {
      await page.goto(site.origin + address);
      await expect(mark(page)).toBeVisible();
    }
  },
);

/** Scripts and styles that a stored page names and the caches do not have. */
function missingAssets(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pages = await caches.open('site-pages-1');
    const missing: string[] = [];
    for (const key of await pages.keys()) {
      const html = (await (await pages.match(key))?.text()) ?? '';
      const named = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)\b/g));
      for (const address of named) if (!(await caches.match(address))) missing.push(`${key.url}: ${address}`);
    }
    return missing;
  });
}

test(
  'without room for more, pages are shown, and what was stored makes room',
  { tag: '@one-width' },
  async ({ page, context, baseURL }) => {
    // No page that is stored beside others in the background.
    const article = '/blog/building-with-bamboo';
    await read(page, '/about');
    await limitStorage(context, page, { origin: baseURL!, quotaSize: 1 });
    await page.goto(article);
    await expect.poll(() => savedPages(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await limitStorage(context, page, { origin: baseURL! });
    await read(page, '/projects');
    await goOffline(context);
    await page.goto(article);
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  },
);

async function limitStorage(
  context: BrowserContext,
  page: Page,
  limit: { origin: string; quotaSize?: number },
) {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', limit);
}

test(
  'the kill switch removes the worker and all that it kept',
  { tag: '@one-width' },
  async ({ page, site }) => {
    await read(page, `${site.origin}/about`);
    // The last of what is stored with a page. A worker that is at work is replaced only after it.
    await untilSaved(page, '/consultation');
    await page.evaluate(() => caches.open('of-others'));
    site.changes = { worker: () => retiringWorker('site-') };
    await updateWorker(page);
    // Chromium may end the half minute for which an idle worker waits before another takes its place.
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 45_000 }).toEqual(['of-others']);
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations).toBe(0);
    await page.goto(`${site.origin}/services`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  'who saves data keeps the pages that were loaded, and fetches no other',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await read(page, '/about');
    await page.locator('footer a[href="/projects"]').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await page.waitForTimeout(2_500);
    expect(await savedPages(page)).toEqual(['/about']);
  },
);
