import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName, withoutLiveNotifications } from './sign-in.js';

async function signUp(request: APIRequestContext) {
  const call = await asColleague(request);
  const name = ownName('User');
  const email = `${name.replace(' ', '.').toLowerCase()}@mail.example`;
  const { id, version } = await call<{ id: number; version: number }>('POST', '/users', {
    name,
    email,
    password: 'Visitor1',
  });
  return { id, version, name, email, call, address: `/admin/users?search=${encodeURIComponent(name)}` };
}

test('an account is switched off, on and deleted', { tag: '@one-width' }, async ({ page, request }) => {
  const { name, address } = await signUp(request);
  await openAsStaff(page, address);
  const row = page.getByRole('row', { name });
  await expect(row).toBeVisible();
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
});

test('a colleague is added by the keyboard, signs in and is edited', async ({ page, request }) => {
  const call = await asColleague(request);
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
  await expect(page.getByText('User created successfully!')).toBeVisible();
  const signedIn = await request.post('/api/v1/auth/login', { data: { email, password: 'Zenbaba7' } });
  expect(signedIn.ok()).toBe(true);

  await page.getByLabel('Search', { exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name }).getByRole('link', { name: /^Edit/ }).click();
  await page.getByLabel('Role').selectOption('User');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('User updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users\?search=/);
  await expect(page.getByRole('row', { name }).getByText('User', { exact: true })).toBeVisible();
  const { data } = (await signedIn.json()) as { data: { user: { id: number } } };
  await call('DELETE', `/users/${data.user.id}`);
});

test(
  'administrators cannot be deleted, nor may one switch oneself off',
  { tag: '@one-width' },
  async ({ page }) => {
    await openAsStaff(page, '/admin/users?search=admin%40example.com');
    const row = page.getByRole('row', { name: 'admin@example.com' });
    await expect(row.getByText('You')).toBeVisible();
    await expect(row.getByRole('button')).toHaveCount(0);
    await expect(row.getByRole('switch')).toHaveCount(0);
    const session = page.getByRole('region', { name: 'Current Session' });
    await session.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/admin/login');
  },
);

test.describe('when something goes wrong', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });
  test.beforeEach(({ page }) => withoutLiveNotifications(page));

  test('each failure says what to do', { tag: '@one-width' }, async ({ page, request }) => {
    const { id, version, name, email, address, call } = await signUp(request);
    await openAsStaff(page, address);
    const row = page.getByRole('row', { name });
    await expect(row).toBeVisible();
    await call('PUT', `/users/${id}`, { email: `new.${email}`, version });
    await row.getByRole('switch').focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Deactivate User' }).click();
    await expect(page.getByText(`Email is now “new.${email}”.`)).toBeVisible();
    await expect(row.getByText('Inactive')).toBeHidden();
    await expect(row.getByText(`new.${email}`)).toBeVisible();

    const error = { code: 'CONFLICT', message: '' };
    const refusal = { status: 409, json: { success: false, message: '', error } };
    await page.route('**/api/v1/users/**', (route) => route.fulfill(refusal));
    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete User' }).click();
    await expect(page.getByText('Failed to delete user. Please try again.')).toBeVisible();

    await page.route('**/api/v1/users?*', (route) => route.fulfill(refusal));
    await page.goto(address);
    await expect(page.getByText('Error loading users')).toBeVisible();
    await expect(page.getByText('Failed to load users')).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(row).toBeVisible();
    await call('DELETE', `/users/${id}`);
  });
});
