import { expect, test } from '../../e2e/test.js';

test(
  'a place on the map leads to its projects, and a project to its place',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/projects?view=map');
    const mark = page.locator('svg g', { hasText: 'Bahir Dar' });
    await mark.locator('circle').last().click();
    const link = page.getByRole('link', { name: 'Tana Lake Hotel' });
    await expect(link).toBeFocused();
    await expect(mark).toHaveAttribute('data-current');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Tana Lake Hotel' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/projects?view=map');
  },
);

test(
  'a house whose place staff do not show is in the list alone',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/projects?view=map&filter=residence');
    await expect(page.getByRole('heading', { name: /^Without a place/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Entoto Ridge House' })).toBeVisible();
    await expect(page.locator('svg text')).toHaveCount(0);
  },
);

test.describe('without scripts', { tag: '@one-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the views are links', async ({ page }) => {
    await page.goto('/projects');
    await page.getByRole('link', { name: 'Map' }).click();
    await expect(page.locator('svg text', { hasText: 'Hawassa' })).toBeVisible();
    await page.getByRole('link', { name: 'Years' }).click();
    await expect(page.getByRole('heading', { level: 3, name: /^2023/ })).toBeVisible();
  });

  test('years have both calendars in each language', async ({ page }) => {
    for (const language of ['', '/am', '/om']) {
      await page.goto(`${language}/projects?view=time`);
      const years = await page.locator('#content section h3').allInnerTexts();
      expect(years.length).toBeGreaterThan(5);
      expect(years.every((year) => /\d{4}\/\d{2} .*\d{4}|\d{4}\s+\d{4}\/\d{2}/s.test(year))).toBe(true);
    }
  });
});
