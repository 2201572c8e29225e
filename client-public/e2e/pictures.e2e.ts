import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../e2e/test.js';

const viewerOf = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Entoto Ridge House' });

/** How many times larger than whole the picture in view is shown. */
const zoomOf = (viewer: Locator) =>
  viewer
    .locator('.yarl__slide_current .yarl__slide_wrapper')
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

/** Where the picture in view was moved to. */
const shiftOf = (viewer: Locator) =>
  viewer
    .locator('.yarl__slide_current .yarl__slide_wrapper')
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);

async function openViewer(page: Page): Promise<Locator> {
  await page.goto('/projects/entoto-ridge-house');
  await page.getByRole('link', { name: /^The living room of Entoto/ }).focus();
  await page.keyboard.press('Enter');
  const viewer = viewerOf(page);
  await expect(viewer.getByText('2 / 3')).toBeVisible();
  await expect(viewer.getByRole('img', { name: /^The living room of Entoto/ })).toBeVisible();
  return viewer;
}

test(
  'pictures are looked at by keys alone: larger, moved, the next one, and back to where one was',
  { tag: '@one-width' },
  async ({ page }) => {
    const viewer = await openViewer(page);
    await expectAccessible(page);
    await page.keyboard.press('+');
    await expect.poll(() => zoomOf(viewer)).toBe(2);
    await page.keyboard.press('=');
    await expect.poll(() => zoomOf(viewer)).toBeGreaterThan(3);
    await page.keyboard.press('-');
    await expect.poll(() => zoomOf(viewer)).toBeLessThan(3);
    await page.keyboard.press('+');
    await expect.poll(() => shiftOf(viewer)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shiftOf(viewer)).toBeLessThan(0);
    await expect(viewer.getByText('2 / 3')).toBeVisible();
    await page.keyboard.press('0');
    await expect.poll(() => zoomOf(viewer)).toBe(1);
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('3 / 3')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('1 / 3')).toBeVisible();
    for (let count = 0; count < 8; count += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first the browser itself has it.
      const isStored = () =>
        viewer.evaluate(
          (element) => element.contains(document.activeElement) || document.activeElement === document.body,
        );
      expect(await isStored()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^The living room of Entoto/ })).toBeFocused();
  },
);

test('Back closes a picture, and the page is where it was', { tag: '@phone' }, async ({ page }) => {
  const viewer = await openViewer(page);
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL('/projects/entoto-ridge-house');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goForward();
  await expect(viewer).toBeVisible();
});

test('the wheel and the buttons zoom, and a larger file comes with it @one-width', async ({ page }) => {
  const viewer = await openViewer(page);
  await page.setViewportSize({ width: 700, height: 500 });
  const picture = viewer.locator('.yarl__slide_current img').last();
  const box = (await picture.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => zoomOf(viewer)).toBeGreaterThan(1.5);
  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  const loaded = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(loaded).toMatch(/-\d+x\d+\.webp$/);
  await viewer.getByRole('button', { name: 'Next' }).click();
  await expect(viewer.getByText('3 / 3')).toBeVisible();
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toHaveCount(0);
});

test('fingers swipe to the next picture and pinch it larger', { tag: '@phone' }, async ({ page }) => {
  const viewer = await openViewer(page);
  await expectAccessible(page);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  await touch('touchStart', [150, 370], [210, 370]);
  for (let step = 1; step <= 8; step += 1) {
    await touch('touchMove', [150 - 12 * step, 370], [210 + 12 * step, 370]);
  }
  await touch('touchEnd');
  await expect.poll(() => zoomOf(viewer)).toBeGreaterThan(1.3);
  await page.keyboard.press('0');
  await expect.poll(() => zoomOf(viewer)).toBe(1);
  await touch('touchStart', [300, 370]);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', [300 - 30 * step, 370]);
  await touch('touchEnd');
  await expect(viewer.getByText('3 / 3')).toBeVisible();
});

test('over a project in the gallery Escape closes the picture first @one-width', async ({ page }) => {
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Entoto Ridge House', exact: true }).first().click();
  const project = page.getByRole('dialog', { name: 'Entoto Ridge House', exact: true });
  await project.getByRole('link', { name: /^Entoto Ridge House in daylight/ }).click();
  const viewer = viewerOf(page);
  // Until it is there, keys move what is seen.
  await expect(viewer).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 / 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(project).toBeVisible();
  await expect(project.getByText('1 / 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(project).toHaveCount(0);
  await expect(page).toHaveURL('/projects');
});

test('the viewer comes with its first use, and without scripts a picture leads to its file @one-width', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/projects/entoto-ridge-house');
  await page.waitForLoadState('networkidle');
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  expect(await scripts()).not.toContain('picture-viewer');
  await page.getByRole('link', { name: /^Entoto Ridge House in daylight/ }).click();
  await expect(viewerOf(page)).toBeVisible();
  expect(await scripts()).toContain('picture-viewer');

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto('/projects/entoto-ridge-house');
  await plain.getByRole('link', { name: /^Entoto Ridge House in daylight/ }).click();
  await expect(plain).toHaveURL(/\/uploads\/.+\.webp$/);
  await context.close();
});

test('photos have a caption on the page and over the gallery, in each language @one-width', async ({
  page,
}) => {
  for (const [language, name] of [
    ['', 'The living room of Entoto Ridge House, with windows along its whole side'],
    ['/am', 'በሙሉ ርዝመቱ መስኮቶች ያሉት የእንጦጦ ጫፍ ቤት ሳሎን'],
    ['/om', 'Kutaa jireenyaa Mana Fiixee Inxooxxoo, foddaa dheerina guutuu isaa irratti qabu'],
  ] as const) {
    const captions = (within: Locator) => within.locator('figure:has(img) figcaption');
    await page.goto(`${language}/projects/entoto-ridge-house`);
    await expect(captions(page.getByRole('article'))).toHaveCount(3);
    await expect(captions(page.getByRole('article')).nth(1)).toHaveText(name);
    await page.goto(`${language}/projects`);
    await page.locator('article h3 a[href$="/entoto-ridge-house"]').click();
    const dialog = page.getByRole('dialog');
    await expect(captions(dialog)).toHaveCount(3);
    await expect(captions(dialog).nth(1)).toHaveText(name);
    // Nothing of its ground is seen around it.
    const picture = dialog.getByRole('img', { name });
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    const { width, height } = (await picture.boundingBox())!;
    const ratio = await picture.evaluate(
      (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
    );
    expect(width / height).toBeCloseTo(ratio, 1);
  }
});
