import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { openAsStaff, ownName } from './sign-in.js';
import { toList } from './to-list';

test(
  'a colleague is added by the keyboard, signs in, is edited, switched off, on and deleted',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const name = ownName('Colleague');
    const email = `${name.replace(' ', '.').toLowerCase()}@office.example`;
    await openAsStaff(page, '/admin/users');
    await page.getByRole('link', { name: 'New User' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/users/new');
    await page.getByLabel(/^Name/).fill(name);
    await page.getByLabel(/^Email/).fill(email);
    await page.getByRole('textbox', { name: /^Password/ }).fill('Zenbaba7');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('User created')).toBeVisible();
    await toList(page, 'Users');
    const signedIn = await request.post('/api/v1/auth/login', { data: { email, password: 'Zenbaba7' } });
    expect(signedIn.ok()).toBe(true);

    await page.getByLabel('Search', { exact: true }).fill(name);
    await page.keyboard.press('Enter');
    const row = page.getByRole('row', { name });
    await row.getByRole('link', { name: /^Edit/ }).click();
    await page.getByLabel('Role').selectOption('User');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('User updated')).toBeVisible();
    await toList(page, 'Users');
    await expect(page).toHaveURL(/\/admin\/users\?search=/);
    await expect(row.getByText('User', { exact: true })).toBeVisible();
    await expect(page.getByText('Showing 1 to 1 of 1 results')).toBeVisible();
    await expect(page.getByText('Page 1 of 1')).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    const active = row.getByRole('switch');
    await active.focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Deactivate User' }).click();
    await expect(page.getByText(`User "${name}" can no longer sign in.`)).toBeVisible();
    await expect(row.getByText('Inactive')).toBeVisible();
    await expectAccessible(page);
    await active.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`User "${name}" can sign in again.`)).toBeVisible();
    await expect(row.getByText('Inactive')).toBeHidden();

    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete User' }).click();
    await expect(page.getByText(`User "${name}" deleted successfully!`)).toBeVisible();
    await expect(page.getByText('Try adjusting your search criteria.')).toBeVisible();
  },
);
