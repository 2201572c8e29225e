import { expect, test } from '../../e2e/test.js';

test(
  'the services page leads to a service, which a reload shows again and the sidebar changes in place',
  { tag: '@one-width' },
  async ({ page }) => {
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
    await page.goBack();
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
  },
);
