import { expect, expectAccessible, test } from '../../e2e/test.js';

test(
  'a filter is stored in the address and limits the gallery to one type',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/projects');
    const filters = page.getByRole('navigation', { name: 'Show projects' });
    await filters.getByRole('link', { name: /^Hotel/ }).click();
    await expect(page).toHaveURL(/\?filter=hotel$/);
    await expect(page.getByText('Tana Lake Hotel').first()).toBeVisible();
    await expect(page.getByText('Kazanchis Offices')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Kazanchis Offices')).toHaveCount(0);
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await expect(page.getByText('Kazanchis Offices').first()).toBeVisible();

    const types = await filters.getByRole('link').allTextContents();
    expect(types.slice(2).every((type) => /^\D+ \d+$/.test(type))).toBe(true);
    expect(types.map((type) => type.replace(/ \d+$/, ''))).toEqual([
      'All',
      'Most Viewed',
      'Residence',
      'Commercial',
      'Hotel',
      'Mixed Use',
    ]);
    // The other types are found from a card of theirs.
    await page.getByRole('article').getByRole('link', { name: 'Office', exact: true }).first().click();
    await expect(page).toHaveURL(/\?filter=office$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Office' })).toBeVisible();
    await expect(page.getByText('Entoto Ridge House')).toHaveCount(0);
  },
);

test('filters are one line on a phone, with the one in use in sight', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/projects?filter=mixed-use');
  const filters = page.getByRole('navigation', { name: 'Show projects' });
  await expect(filters.getByRole('link', { name: /^Mixed Use/ })).toBeInViewport({ ratio: 1 });
  await expect(filters.getByRole('link', { name: 'All', exact: true })).not.toBeInViewport();
  expect((await filters.boundingBox())!.height).toBeLessThan(60);
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

test(
  'a project is looked at by keys alone, over the gallery and from page to page',
  { tag: '@one-width' },
  async ({ page }) => {
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
  },
);

test('a project is printed without what only a screen is for @one-width', async ({ page }) => {
  await page.goto('/projects/entoto-ridge-house');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Entoto Ridge House' })).toBeVisible();
  await expect(page.getByText('420 sq.m')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Line drawing of Entoto Ridge House' })).toBeVisible();
  const onScreenOnly = [
    page.getByRole('heading', { name: 'Related projects' }),
    page.getByRole('button', { name: /^Rate/ }),
    page.getByRole('button', { name: 'Copy link' }),
  ];
  for (const part of onScreenOnly) await expect(part).toBeHidden();
});

test('a project is downloaded as a PDF in the language of the page @one-width', async ({ page }) => {
  await page.goto('/am/projects/entoto-ridge-house');
  const upcoming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'በPDF ያውርዱ' }).click();
  const download = await upcoming;
  expect(download.suggestedFilename()).toBe('entoto-ridge-house-am.pdf');
  expect(await download.failure()).toBeNull();
});

test(
  'further filters narrow the gallery, with scripts and without',
  { tag: '@one-width' },
  async ({ page, browser }) => {
    await page.goto('/projects?place=addis+ababa');
    await expect(page.getByText('Kazanchis Offices').first()).toBeVisible();
    await expect(page.getByText('Tana Lake Hotel')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Material' }).selectOption('glass');
    await expect(page).toHaveURL('/projects?place=addis+ababa&material=glass');
    await expect(page.getByText('Merkato')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page.getByText('Tana Lake Hotel').first()).toBeVisible();

    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(new URL('/am/projects?place=addis+ababa', page.url()).href);
    await plain.getByRole('combobox', { name: 'ዓመት' }).selectOption('2020');
    await plain.getByRole('button', { name: 'ያሳዩ' }).click();
    await expect(plain).toHaveURL(/place=addis\+ababa&year=2020/);
    await expect(plain.getByRole('article')).toHaveCount(1);
    await context.close();
  },
);
