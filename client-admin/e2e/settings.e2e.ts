import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { openAsStaff } from './sign-in.js';

// There is one set of settings: what is changed here is changed back.

test(
  'settings are changed, saved and kept through a reload, and ask before they are left unsaved',
  { tag: '@one-width' },
  async ({ page }) => {
    await openAsStaff(page, '/admin/settings');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    const phone = page.getByLabel('Support Phone');
    const before = await phone.inputValue();
    await phone.fill('+251 900 000 001');
    await page.keyboard.press('Control+S');
    await expect(page.getByText('Settings saved successfully!')).toBeVisible();
    await page.reload();
    await expect(phone).toHaveValue('+251 900 000 001');
    await phone.fill(before);
    const button = page.getByRole('button', { name: 'Save Settings' });
    await button.focus();
    await button.press('Enter');
    await expect(page.getByText('Settings saved successfully!')).toBeVisible();
    await expect(button).toBeFocused();

    await test.step('unsaved they stay while the password is looked at', async () => {
      await page.getByLabel('Site Name').fill('Another name');
      await page.getByRole('tab', { name: 'Security' }).click();
      await expect(page).toHaveURL('/admin/settings#security');
      await expectAccessible(page);
      await page.getByRole('tab', { name: 'General' }).click();
      await page.getByRole('link', { name: 'Zigba Architects' }).click();
      await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByLabel('Site Name')).toHaveValue('Another name');
      await page.getByRole('button', { name: 'Discard changes' }).click();
      await expect(page.getByText('Unsaved changes')).toBeHidden();
    });
  },
);

test('a field that is wrong is shown clear of the bar that saves', { tag: '@phone' }, async ({ page }) => {
  await openAsStaff(page, '/admin/settings');
  const coordinates = page.getByLabel('Map Coordinates');
  await coordinates.fill('Bole');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(coordinates).toBeFocused();
  await expect(page.getByText('Write latitude and longitude in degrees')).toBeInViewport();
  const isOnTop = (input: HTMLElement | SVGElement) => {
    const { left, top, bottom } = input.getBoundingClientRect();
    return document.elementFromPoint(left + 20, (top + bottom) / 2) === input;
  };
  expect(await coordinates.evaluate(isOnTop)).toBe(true);
});
