import { expect, expectAccessible, test } from '../../e2e/test.js';

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

test(
  'the gallery offers the types that have projects, and each leads to them',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/projects');
    const bar = page.getByRole('navigation', { name: 'Show projects' });
    const types = await bar.getByRole('link').allTextContents();
    expect(types.slice(0, 6)).toEqual([
      'All',
      'Most Viewed',
      'Residence',
      'Commercial',
      'Hotel',
      'Mixed Use',
    ]);
    expect(types.length).toBeGreaterThan(6);
    await bar.getByRole('link', { name: types[6], exact: true }).click();
    await expect(page.getByRole('article').first()).toContainText(types[6]!);
    await expect(page.getByText('Entoto Ridge House')).toHaveCount(0);
  },
);

test('a hidden project is not shown', { tag: '@one-width' }, async ({ page }) => {
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

test(
  'a shared address, and a reload, is a page of the project, without the gallery',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/projects');
    await page
      .getByRole('link', { name: /Tana Lake Hotel/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Tana Lake Hotel' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Tana Lake Hotel' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Show projects' })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('navigation', { name: 'Show projects' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Tana Lake Hotel' })).toBeVisible();
  },
);

test('a project is looked at by keys alone, over the gallery and from page to page', async ({ page }) => {
  await page.goto('/projects');
  const card = page.getByRole('link', { name: 'Entoto Ridge House', exact: true }).first();
  await card.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Entoto Ridge House' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Tana Lake Hotel' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Tana Lake Hotel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/projects');
  await expect(card).toBeFocused();

  await page.goto('/projects/entoto-ridge-house');
  await page
    .getByRole('navigation', { name: 'More projects' })
    .getByRole('link', { name: 'Tana Lake Hotel' })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/projects/tana-lake-hotel');
  await expect(page.getByRole('heading', { level: 1, name: 'Tana Lake Hotel' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a project over the gallery passes axe @one-width', async ({ page }) => {
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Entoto Ridge House', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Entoto Ridge House' });
  await expect(dialog.getByRole('heading', { name: 'Related projects' })).toBeVisible();
  await expectAccessible(page);
});

test('a project is printed without what only a screen is for @one-width', async ({ page }) => {
  await page.goto('/projects/entoto-ridge-house');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Entoto Ridge House' })).toBeVisible();
  await expect(page.getByText('420 sq.m')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Line drawing of Entoto Ridge House' })).toBeVisible();
  const onScreenOnly = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('heading', { name: 'Related projects' }),
    page.getByRole('button', { name: /^Rate/ }),
    page.getByRole('button', { name: 'Copy link' }),
  ];
  for (const part of onScreenOnly) await expect(part).toBeHidden();
});

test('a project is taken along as a PDF in the language of the page @one-width', async ({ page }) => {
  await page.goto('/am/projects/entoto-ridge-house');
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'በPDF ያውርዱ' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('entoto-ridge-house-am.pdf');
  expect(await download.failure()).toBeNull();
});

test(
  'a failing API keeps the page, says so and offers another try',
  { tag: '@one-width' },
  async ({ page }) => {
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
  },
);

test('every change of route begins at the top', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'From the blog' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'All projects' }).click();
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
