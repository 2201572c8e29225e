import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { openAsStaff } from './sign-in.js';

test('the sheet of keys says what works where one is', { tag: '@one-width' }, async ({ page }) => {
  await openAsStaff(page, '/admin/services');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const target = page.getByRole('link', { name: 'New service' });
  await target.focus();
  await page.keyboard.press('Shift+?');
  await expect(sheet.getByText('Go to the search of the list')).toBeVisible();
  await expect(sheet.getByText('Save the form')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(target).toBeFocused();

  // What is typed is typed.
  await page.keyboard.press('/');
  await page.keyboard.type('?n');
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('?n');
  await expect(page).toHaveURL('/admin/services?search=%3Fn');
  await expect(sheet).toBeHidden();

  await target.focus();
  await page.keyboard.press('n');
  await expect(page).toHaveURL('/admin/services/new');
  const account = page.getByRole('button', { name: /^Administrator/ });
  await account.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet.getByText('Save the form')).toBeVisible();
  await expect(sheet.getByText('Go to the search of the list')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(account).toBeFocused();
});
