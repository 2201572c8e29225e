import { expect, expectAccessible, test } from '../../e2e/test.js';

// What the browser itself says of scripts that it could not have.
test.use({ expectedConsole: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported module/] });

test(
  'a dialog whose code cannot be had can be opened once it was tried again',
  { tag: '@one-width' },
  async ({ page, context }) => {
    await page.route(/\/assets\/auth-dialog-.*\.js/, (route) => route.abort());
    await page.goto('/projects');
    const rate = page.getByRole('button', { name: 'Rate: Entoto Ridge House' });
    await rate.click();
    const dialog = page.getByRole('dialog', { name: 'Sign up or log in' });
    const again = dialog.getByRole('button', { name: 'Try Again' });
    await expect(dialog.getByText('The connection failed.')).toBeVisible();
    // Without a line nothing is lost.
    await context.setOffline(true);
    const unanswered = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await again.click();
    await unanswered;
    await expect(again).toBeEnabled();
    await context.setOffline(false);

    await page.unrouteAll({ behavior: 'wait' });
    const loaded = page.waitForEvent('load');
    await again.click();
    await loaded;
    await page.waitForSelector('html[data-started]');
    await rate.click();
    await expect(dialog.getByLabel('Email')).toBeVisible();
  },
);

test(
  'a project whose code cannot be had leaves the gallery, and opens when it is tried again',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.route(/\/assets\/project-detail-modal-.*\.js/, (route) => route.abort());
    await page.goto('/projects');
    await page.getByRole('link', { name: 'Entoto Ridge House' }).first().click();
    await expect(page.getByText('The connection failed.')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Rate: Entoto Ridge House' })).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Entoto Ridge House' })).toBeVisible();
    await expect(page).toHaveURL('/projects/entoto-ridge-house');
  },
);
