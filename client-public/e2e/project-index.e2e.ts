import { expect, test } from '../../e2e/test.js';

test(
  'a line shows its picture to pointer and focus, and opens its project',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/projects?view=index');
    const picture = page.locator('table + div img');
    await expect(picture).toHaveCount(0);
    await page.getByRole('row', { name: /Tana Lake Hotel/ }).hover();
    await expect(picture).toBeInViewport();
    const first = await picture.getAttribute('src');
    await page.getByRole('link', { name: 'Entoto Ridge House' }).focus();
    await expect(picture).not.toHaveAttribute('src', first!);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Entoto Ridge House' })).toBeVisible();
  },
);

test.describe('without scripts', { tag: '@one-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('it is sorted by links', async ({ page }) => {
    await page.goto('/projects?view=index');
    await page.getByRole('link', { name: 'Project', exact: true }).click();
    const titles = await page.locator('tbody th').allTextContents();
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other)));
    for (const language of ['', '/am', '/om']) {
      await page.goto(`${language}/projects?view=index&sort=-year`);
      const years = await page.locator('tbody td:nth-child(5)').allTextContents();
      expect(years.length).toBeGreaterThan(5);
      expect(years).toEqual(years.toSorted().toReversed());
    }
  });
});
