import { expect, expectNoHorizontalScroll, test } from '../../e2e/test.js';

test(
  'the header leads to the search, which finds while one types, in either script, and all on demand',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search');
    const field = page.getByRole('searchbox', { name: 'Search the site' });
    await expect(field).toBeFocused();
    await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
    await page.keyboard.type('ቦሌ');
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent('ቦሌ')}`);
    const projects = page.getByRole('region', { name: 'Projects' });
    await expect(projects.locator('h3 mark')).toHaveText(['Bole']);
    await expectNoHorizontalScroll(page);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('zebra castle');
    await expect(page.getByRole('status').getByText('Nothing found for “zebra castle”')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('terrace');
    await page.keyboard.press('Enter');
    await projects.getByRole('link', { name: 'Bole Terrace Houses' }).click();
    await expect(page).toHaveURL('/projects/bole-terrace-houses');
    await page.goBack();
    await expect(field).toHaveValue('terrace');

    await field.fill('house');
    const articles = page.getByRole('region', { name: 'Articles' });
    await expect(articles.getByRole('listitem')).toHaveCount(6);
    await articles.getByRole('link', { name: 'Show more Articles' }).click();
    await expect(page).toHaveURL('/search?q=house&all=1');
    await expect(articles.getByRole('listitem')).not.toHaveCount(6);
  },
);

test(
  'the key / leads there from everywhere, but not out of a field',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/am/contact');
    await page.getByLabel('ስም', { exact: true }).fill('a');
    await page.keyboard.press('/');
    await expect(page.getByLabel('ስም', { exact: true })).toHaveValue('a/');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/am/search');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page.getByRole('searchbox')).toHaveValue('');
  },
);
