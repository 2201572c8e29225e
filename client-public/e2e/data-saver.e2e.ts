import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';

const switchOf = (page: Page) => page.getByRole('switch', { name: 'Save data' });
const photos = (page: Page) => page.getByRole('link', { name: /^Show photos?/ });

/** Paths of the pictures that the page has fetched, without what only asks for a size. */
function noteFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/uploads/')) fetched.push(pathname);
  });
  return fetched;
}

/** Brings everything that waits for coming near into view. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

test.describe('with the data saver of the browser', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } });
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    ),
  );

  test('only the first picture loads, small, and others on request', { tag: '@phone' }, async ({ page }) => {
    const fetched = noteFetched(page);
    await page.goto('/projects');
    await readToTheEnd(page);
    await expect(switchOf(page)).toHaveAttribute('aria-checked', 'true');
    await expect(page.getByText('On: your browser asks to save data.')).toBeVisible();
    expect(fetched.filter((path) => !path.includes('.w480.'))).toEqual([]);
    expect(new Set(fetched).size).toBe(1);

    const first = photos(page).first();
    await expect(first).toHaveText(/^Show photo · \d+ KB$/);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    const before = await photos(page).count();
    await first.click();
    await expect(photos(page)).toHaveCount(before - 1);
    await expect.poll(() => new Set(fetched).size).toBe(2);
    expect(page.url()).toMatch(/\/projects$/);
  });

  const drawings = 'drawings come at once, photos of a project and its pairs do not';
  test(drawings, { tag: '@one-width' }, async ({ page }) => {
    const fetched = noteFetched(page);
    await page.goto('/projects/entoto-ridge-house');
    await readToTheEnd(page);
    await expect(photos(page).first()).toBeVisible();
    const drawing = page.getByRole('region', { name: 'Drawings' }).getByRole('img').first();
    await expect(drawing).toHaveJSProperty('complete', true);
    expect(fetched.filter((path) => !path.includes('.w480.'))).toEqual([]);
    await expectAccessible(page);
  });

  test.describe('on a phone whose scripts have not come', { tag: '@phone' }, () => {
    test.use({ javaScriptEnabled: false });

    test('a project fits', async ({ page }) => {
      await page.goto('/projects/entoto-ridge-house');
      await expect(photos(page).first()).toBeVisible();
      await expectNoHorizontalScroll(page);
    });
  });

  test.describe('without scripts', { tag: '@one-width' }, () => {
    test.use({ javaScriptEnabled: false });

    test('a photo opens as a file on request', async ({ page }) => {
      await page.goto('/projects');
      await expect(photos(page).first()).toHaveAttribute('href', /\/uploads\/.*\.w480\.webp$/);
      // Finished pages are stored: others get one of their own.
      const usual = await page.request.get('/projects', { headers: { 'Save-Data': 'off' } });
      expect(usual.headers()['vary']).toContain('save-data');
      expect(await usual.text()).not.toContain('data-saves-data');
    });
  });
});

test(
  'it is switched on and off by hand, and the device remembers',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/track');
    await switchOf(page).press('Space');
    await expect(switchOf(page)).toHaveAttribute('aria-checked', 'true');
    const fetched = noteFetched(page);
    await page.goto('/blog');
    await readToTheEnd(page);
    await expect(photos(page).first()).toBeVisible();
    expect(fetched.filter((path) => !path.includes('.w480.'))).toEqual([]);
    await switchOf(page).click();
    await expect(photos(page)).toHaveCount(0);
    await page.reload();
    await expect(switchOf(page)).toHaveAttribute('aria-checked', 'false');
  },
);

test('on a slow line it is on by itself, and says so', { tag: '@one-width' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '3g' } }),
  );
  await page.goto('/projects');
  await expect(page.getByText('On: the connection is slow.')).toBeVisible();
  await expect(photos(page).first()).toBeVisible();
  // What was chosen goes before what the line says.
  await switchOf(page).click();
  await page.reload();
  await expect(photos(page)).toHaveCount(0);
});
