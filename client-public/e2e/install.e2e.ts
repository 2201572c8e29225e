import { expect, test } from '../../e2e/test.js';

test.use({ serviceWorkers: 'allow' });

test(
  'the browser finds nothing that keeps the site from being installed',
  { tag: '@one-width' },
  async ({ page, context }) => {
    await page.goto('/am');
    const session = await context.newCDPSession(page);
    const { url, errors } = await session.send('Page.getAppManifest');
    expect(url).toMatch(/\/am\/manifest\.webmanifest$/);
    expect(errors).toEqual([]);
    expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  },
);

test('once the site is installed its home page is saved', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/am/track');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isSaved = () => page.evaluate(async () => Boolean(await caches.match('/am', { ignoreVary: true })));
  // What listens to it loads after the page.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
      return isSaved();
    })
    .toBe(true);
});
