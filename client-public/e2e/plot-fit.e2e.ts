import { expect, test } from '../../e2e/test.js';

test.describe('on the device', { tag: '@one-width' }, () => {
  // What the browser itself says of requests that found no network.
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('a visitor types a plot by keyboard, shares the address, and clears it', async ({ page, context }) => {
    await page.goto('/projects');
    await page.getByRole('link', { name: 'Design for sale' }).first().click();
    await page.getByLabel('Plot width (m)').focus();
    await page.keyboard.type('22');
    await page.keyboard.press('Tab');
    await page.keyboard.type('40');
    await expect(page).toHaveURL('/projects?filter=for-sale&width=22&depth=40');
    await expect(page.getByRole('status')).toHaveText('No design fits');
    await expect(page.getByText('2 m wider needed')).toBeVisible();
    // What is typed is compared on the device.
    await context.setOffline(true);
    await page.getByLabel('Plot width (m)').fill('30');
    await expect(page.getByRole('status')).toHaveText('2 designs fit');
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('status')).toHaveText('2 designs fit');
    await page.getByRole('link', { name: 'Clear' }).click();
    await expect(page).toHaveURL('/projects?filter=for-sale');
    await expect(page.getByLabel('Plot width (m)')).toHaveValue('');
  });
});

test.describe('without scripts', { tag: '@one-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the designs that fit', async ({ page }) => {
    await page.goto('/projects?filter=for-sale');
    await page.getByLabel('Plot width (m)').fill('22');
    await page.getByLabel('Floors above the ground floor').fill('0');
    await page.getByRole('button', { name: 'Show designs that fit' }).click();
    await expect(page.getByText('2 m wider needed')).toBeVisible();
    await expect(page.getByLabel('Plot width (m)')).toHaveValue('22');
    for (const language of ['', '/am', '/om']) {
      await page.goto(`${language}/projects?filter=for-sale&width=22&depth=40&budget=400000`);
      await expect(page.locator('#plot-width')).toHaveValue('22');
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(1);
    }
  });
});
