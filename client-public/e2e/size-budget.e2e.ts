import type { Request } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../../e2e/test.js';
import { untilPicturesAreMade } from './pictures-made.js';

/**
 * What the first load of a page may weigh, in bytes as they travel (brotli). The scripts come after everything that is
 * seen, and run while the page rests. Some 14,000 of them are what Mantine's first part costs, its provider among them;
 * what lies over a page, and forms, come later. An article comes as HTML: no page brings a parser of Markdown. The
 * names of all chunks are among them, whose hashes weigh some 30 bytes more or less with each build.
 */
const BUDGETS = {
  '/': { script: 128_000, stylesheet: 30_000, firstScreenPictures: 150_000 },
  '/blog/building-in-stone': { script: 128_000, stylesheet: 30_000, firstScreenPictures: 150_000 },
};

for (const [path, BUDGET] of Object.entries(BUDGETS))
  test(`the first load of ${path} stays within its budget`, { tag: '@phone' }, async ({ page }) => {
    await untilPicturesAreMade(page.request, path);
    // By address: what is fetched ahead of time is read again from the browser's cache.
    const bytes = new Map<string, number>();
    const measured: Promise<void>[] = [];
    const note = (request: Request) => {
      const measure = async () => {
        const { responseBodySize } = await request.sizes();
        bytes.set(request.url(), Math.max(responseBodySize, bytes.get(request.url()) ?? 0));
      };
      measured.push(measure());
    };
    page.on('requestfinished', note);
    // The page answers. What lies over it is fetched ahead once it rests, which may be at once.
    await page.addInitScript(() =>
      document.addEventListener('site-started', () => {
        const requested = performance.getEntriesByType('resource').map(({ name }) => name);
        document.documentElement.dataset['first'] = JSON.stringify(requested);
      }),
    );
    await page.goto(path);
    const requested = await page.waitForFunction(() => document.documentElement.dataset['first']);
    const first = new Set(JSON.parse((await requested.jsonValue())!) as string[]);
    await page.waitForLoadState('networkidle');
    // The page may be closed while a later one is measured.
    page.off('requestfinished', note);
    await Promise.all(measured);
    const weightOf = (ending: string) =>
      [...bytes]
        .filter(([address]) => address.endsWith(ending) && first.has(address))
        .reduce((sum, [, size]) => sum + size, 0);
    const weights = { script: weightOf('.js'), stylesheet: weightOf('.css') };
    const inPage = await page.locator('script[type="module"]').allTextContents();
    weights.script += inPage.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);

    const onScreen = await page.evaluate(() =>
      [...document.images]
        .filter((picture) => picture.getBoundingClientRect().top < window.innerHeight)
        .map((picture) => picture.currentSrc),
    );
    const firstScreen = onScreen.reduce((sum, address) => sum + (bytes.get(address) ?? 0), 0);
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ ...weights, firstScreen }) });
    expect(weights.script).toBeGreaterThan(50_000);
    expect(weights.script).toBeLessThanOrEqual(BUDGET.script);
    expect(weights.stylesheet).toBeGreaterThan(1000);
    expect(weights.stylesheet).toBeLessThanOrEqual(BUDGET.stylesheet);
    expect(onScreen).not.toEqual([]);
    expect(firstScreen).toBeGreaterThan(1000);
    expect(firstScreen).toBeLessThanOrEqual(BUDGET.firstScreenPictures);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
