import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';

test.use({ serviceWorkers: 'allow' });

/** As somebody whose first visit was an hour ago. */
async function openAgain(page: Page, address: string): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('firstVisitAt', new Date(Date.now() - 60 * 60_000).toISOString()),
  );
  await page.goto(address);
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
}

/** As browsers do that know no reason against it; a browser without a window never does. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const prompt = () => {
      document.documentElement.dataset['prompted'] = '';
      return Promise.resolve();
    };
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });

test(
  'the browser finds nothing that keeps the site from being installed',
  { tag: '@one-width' },
  async ({ page, context }) => {
    await openAgain(page, '/am');
    const session = await context.newCDPSession(page);
    const { url, errors } = await session.send('Page.getAppManifest');
    expect(url).toMatch(/\/am\/manifest\.webmanifest$/);
    expect(errors).toEqual([]);
    expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  },
);

const offered = 'from the second visit on the site offers to be installed, once, in each language';
test(offered, { tag: '@phone' }, async ({ page }) => {
  for (const [at, name] of [
    ['/', 'Install this site'],
    ['/am', 'ድረ ገጹን ይጫኑ'],
    ['/om', 'Marsariitii Kana Fe’aa'],
  ]) {
    await openAgain(page, at!);
    const button = page.getByRole('contentinfo').getByRole('button', { name });
    await expect(button).toHaveCount(0);
    await offer(page);
    await expect(button).toBeVisible();
    await expectNoHorizontalScroll(page);
    await button.click();
    await expect(page.locator('html[data-prompted]')).toHaveCount(1);
    await expect(button).toHaveCount(0);
  }
});

test('on a first visit the site offers nothing', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
  await offer(page);
  await page.waitForTimeout(500);
  await expect(page.getByRole('button', { name: 'Install this site' })).toHaveCount(0);
});

test.describe('on an iPhone', { tag: '@phone' }, () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  });

  test('the steps are drawn', async ({ page }) => {
    await openAgain(page, '/');
    const button = page.getByRole('button', { name: 'Add to home screen' });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Tap the share button of the browser.')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  });
});
