import { expect, test } from '../../e2e/test.js';
import { openAsStaff } from './sign-in.js';

// What the browser itself and the router say of code that could not be had.
test.use({ expectedConsole: [/ERR_|Failed to (load|fetch)|Unable to preload CSS|React Router|module/] });

for (const kind of ['js', 'css']) {
  test(
    `a page whose ${kind} cannot be had comes with the next press`,
    { tag: '@one-width' },
    async ({ page }) => {
      await openAsStaff(page, '/admin/projects');
      await page.route(RegExp(`/assets/media-page-.*\\.${kind}`), (route) => route.abort());
      await page.getByRole('link', { name: 'Pictures', exact: true }).click();
      const reload = page.getByRole('button', { name: 'Load the page again' });
      await expect(reload).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await reload.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible();
      await expect(page.getByRole('searchbox').first()).toBeVisible();
    },
  );
}

test(
  'a page whose code was requested offline loads when the connection is back',
  { tag: '@one-width' },
  async ({ page, context }) => {
    await openAsStaff(page, '/admin/projects');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  },
);
