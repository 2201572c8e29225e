import { expect, test } from '../../e2e/test.js';

test('a filter stands in the address and narrows the gallery', async ({ page }) => {
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Hotel', exact: true }).click();
  await expect(page).toHaveURL(/\?filter=hotel$/);
  await expect(page.getByText('Tana Lake Hotel').first()).toBeVisible();
  await expect(page.getByText('Kazanchis Offices')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Kazanchis Offices')).toHaveCount(0);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  await expect(page.getByText('Kazanchis Offices').first()).toBeVisible();
});

test('a hidden project is not shown', async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByText('Entoto Ridge House').first()).toBeVisible();
  await expect(page.getByText('Bishoftu Lake House')).toHaveCount(0);
});

test('a card opens the project at an address of its own, and closing leads back', async ({ page }) => {
  await page.goto('/projects');
  await page
    .getByRole('link', { name: /Entoto Ridge House/ })
    .first()
    .click();
  await expect(page).toHaveURL('/projects/entoto-ridge-house');
  const dialog = page.getByRole('dialog', { name: 'Entoto Ridge House' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('900')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/projects');
});

test('a shared address opens the project, and closing leads to the gallery', async ({ page }) => {
  await page.goto('/projects/tana-lake-hotel');
  const dialog = page.getByRole('dialog', { name: 'Tana Lake Hotel' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Close' }).first().click();
  await expect(page).toHaveURL('/projects');
});

test('a failing API keeps the page, says so and offers another try', async ({ page }) => {
  page.removeAllListeners('console');
  await page.goto('/nowhere');
  await page.route('**/api/v1/projects?*', (route) =>
    route.fulfill({
      status: 400,
      json: {
        success: false,
        message: 'Out of order.',
        error: { code: 'VALIDATION_ERROR', message: 'Out of order.' },
      },
    }),
  );
  await page.getByRole('link', { name: 'Explore work' }).click();
  await expect(page.getByText('Out of order.')).toBeVisible();
  await page.unroute('**/api/v1/projects?*');
  await page.getByRole('button', { name: /try again/i }).click();
  await expect(page.getByText('Entoto Ridge House').first()).toBeVisible();
});

test('every change of route begins at the top', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'From the blog' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'All projects' }).click();
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
