import { expect, test } from '../../e2e/test.js';

test(
  'a category and a search narrow the list, stand in the address, are cleared, and are led back to',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/blog', { waitUntil: 'networkidle' });
    await expect(page.getByText('Gardens and Water').first()).toBeVisible();
    await page.getByRole('link', { name: 'Housing', exact: true }).click();
    await expect(page).toHaveURL('/blog?category=Housing');
    await expect(page.getByText('Gardens and Water')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Landscape', exact: true })).toBeVisible();
    await page.getByRole('searchbox').fill('towers');
    await expect(page).toHaveURL('/blog?category=Housing&search=towers');
    await expect(page.getByText('1 article', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('towers');
    await expect(page.getByRole('heading', { name: 'More Homes on the Same Street' })).toBeVisible();
    await page.getByRole('searchbox').fill('castle in the air');
    await expect(page.getByText('No articles found. Try adjusting filters or search.')).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByText('Gardens and Water').first()).toBeVisible();

    await page.getByRole('link', { name: 'Sustainability', exact: true }).click();
    await page.getByRole('link', { name: 'Designing for the Highland Climate' }).click();
    await expect(page).toHaveURL('/blog/designing-for-the-highland-climate');
    await expect(page.getByRole('heading', { level: 2, name: 'Where the sun stands' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog?category=Sustainability');
  },
);

test(
  'the server renders a filtered list once, and the browser takes it over in each language',
  { tag: '@one-width' },
  async ({ page }) => {
    for (const language of ['en', 'am', 'om']) {
      const calls: string[] = [];
      page.on('request', (call) => calls.push(call.url()));
      await page.goto(`${language === 'en' ? '' : `/${language}`}/blog?category=Housing&search=house`, {
        waitUntil: 'networkidle',
      });
      await expect(
        page.getByRole('main').locator('a[href$="/blog/what-a-house-costs"]').first(),
      ).toBeVisible();
      expect(calls.filter((url) => url.includes('/api/v1/blog'))).toEqual([]);
      page.removeAllListeners('request');
    }
  },
);

test(
  'a wide table scrolls inside its own box, with the keyboard too',
  { tag: '@phone' },
  async ({ page }) => {
    // On a desktop the table has room.
    await page.goto('/blog/designing-for-the-highland-climate', { waitUntil: 'networkidle' });
    const box = page.getByRole('group', { name: 'Table' });
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  },
);
