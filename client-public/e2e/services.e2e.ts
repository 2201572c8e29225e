import { expect, expectAccessible, test } from '../../e2e/test.js';

test('the services page leads to a service of the server, which a reload shows again', async ({ page }) => {
  await page.goto('/services');
  // Tests of the back office add services meanwhile, so not all of them are counted.
  const grid = page.getByRole('list', { name: 'Our services' });
  await expect(grid.getByRole('heading', { name: 'Residence Design' })).toBeVisible();
  const added = grid.getByRole('listitem').filter({ hasText: 'Building Permits & Approvals' });
  await expect(added.getByText('New', { exact: true })).toBeVisible();
  await grid.getByRole('link', { name: 'Learn More Building Permits & Approvals' }).click();
  await expect(page).toHaveURL(/\/services\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Building Permits & Approvals');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Building Permits & Approvals');
  await expect(page.getByText('Contact for details')).toBeVisible();
});

test('the sidebar changes the service in place, and Back leaves it', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('link', { name: 'Learn More Residence Design' }).click();
  const sidebar = page.getByRole('navigation', { name: 'All services' });
  await sidebar.getByRole('link', { name: 'Hotel Design' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotel Design');
  await expect(page).toHaveURL('/services/hotel');
  await expect(page).toHaveTitle(/Hotel Design/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/services\/hotel$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/services');
});

test('failing additional services leave the built-in ones', { tag: '@one-width' }, async ({ page }) => {
  page.removeAllListeners('console');
  await page.goto('/nowhere');
  await page.route('**/api/v1/services?*', (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, message: 'Out of order.', error: { code: 'VALIDATION_ERROR' } },
    }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load additional services' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('link', { name: /^Learn More/ })).toHaveCount(10);
  await expectAccessible(page);
  await page.unroute('**/api/v1/services?*');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('link', { name: 'Learn More Building Permits & Approvals' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Learn More Residence Design' })).toBeVisible();
});

test('an unknown service answers 404 and shows residence', { tag: '@one-width' }, async ({ page }) => {
  // The browser itself reports the 404.
  page.removeAllListeners('console');
  for (const id of ['castle', '999999']) {
    const response = await page.goto(`/services/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Residence Design');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
});

test(
  'services and about can be read without JavaScript',
  { tag: '@one-width' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/services');
    await page.getByRole('link', { name: 'Learn More Sustainability & Energy Consulting' }).click();
    await expect(page.getByText('The highland climate needs little heating')).toBeVisible();
    const sidebar = page.getByRole('navigation', { name: 'All services' });
    await sidebar.getByRole('link', { name: 'Urban Planning' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urban Planning');
    await expect(page.getByText('6-18 months')).toBeVisible();
    await page.goto('/about');
    await expect(page.getByRole('img', { name: 'Portrait of Rahel Wolde' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buildings that belong to their place');
    await context.close();
  },
);
