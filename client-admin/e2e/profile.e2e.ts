import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { openAsStaff, ownName } from './sign-in.js';

test('the profile is opened from the menu and saved', { tag: '@one-width' }, async ({ page }) => {
  await openAsStaff(page, '/admin');
  // There is one administrator, whom all tests share: the address changes, the name is sent as it is.
  const address = ownName('Bole');
  await page.getByRole('banner').getByRole('button', { name: 'Administrator' }).click();
  await page.getByRole('menuitem', { name: 'Your Profile' }).click();
  await expect(page).toHaveURL('/admin/profile');
  await expect(page.getByLabel('Name')).toHaveValue('Administrator');
  await expect(page.getByRole('main').getByText('admin@example.com')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByLabel('Address').fill(address);
  await page.keyboard.press('Control+S');
  await expect(page.getByText('Profile saved')).toBeVisible();
  await page.getByRole('link', { name: 'Change your password' }).click();
  await expect(page).toHaveURL('/admin/settings#security');
});
