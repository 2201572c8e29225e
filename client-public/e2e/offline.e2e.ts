import { expect, test } from '../../e2e/test.js';

// What the browser itself says of requests that found no network.
test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

test(
  'a page that lost its line stays, says that a language cannot be had, and goes on with the line',
  { tag: '@one-width' },
  async ({ page, context }) => {
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    const amharic = footer.getByRole('link', { name: 'አማርኛ' });
    await context.setOffline(true);
    await amharic.click();
    await expect(footer.getByRole('alert')).toContainText('The connection failed.');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    await context.setOffline(false);
    await amharic.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'am');
    await expect(footer.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'a dialog that was opened offline appears when the connection is back',
  { tag: '@one-width' },
  async ({ page, context }) => {
    await page.goto('/about');
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('button', { name: 'Sign up or log in' }).click();
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: 'Sign up or log in' })).toBeVisible();
  },
);

test(
  'a dialog whose code was lost on its way opens once it can be had',
  { tag: '@one-width' },
  async ({ page }) => {
    let requests = 0;
    await page.route(/\/assets\/overlays-.*\.js/, (route) => {
      requests += 1;
      return requests === 1 ? route.abort() : route.continue();
    });
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: 'Sign up or log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign up or log in' })).toBeVisible();
    expect(requests).toBeGreaterThan(1);
  },
);

test(
  'a language whose texts alone cannot be had comes with the page loaded anew',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/about');
    await page.route(/\/assets\/om-.*\.js/, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Afaan Oromoo' }).click();
    await expect(page).toHaveURL(/\/om\/about$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'om');
  },
);
