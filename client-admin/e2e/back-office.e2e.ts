import {
  administrator,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  refuseStorage,
  test,
} from '../../e2e/test.js';
import { openAsStaff, signIn, withoutLiveNotifications } from './sign-in.js';

test(
  'whoever is not signed in comes to the sign-in page, and afterwards to where they wanted to go',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/admin/projects?status=COMPLETED');
    await expect(page).toHaveURL('/admin/login');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await signIn(page);
    await expect(page).toHaveURL('/admin/projects?status=COMPLETED');
  },
);

test.describe('where the browser refuses storage', () => {
  // Of Mantine's own hooks, where something is to be remembered.
  test.use({ expectedConsole: [/localStorage is blocked/] });

  test('one stays signed in until the page is left', async ({ page }) => {
    await refuseStorage(page);
    await page.goto('/admin/projects');
    await expect(page.getByText('Your browser does not save data of this site.')).toBeVisible();
    await expectAccessible(page);
    await signIn(page);
    await expect(page.getByText('Entoto Ridge House')).toBeVisible();
    await page.getByRole('link', { name: 'New project' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New project' })).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/admin/login');
  });
});

test(
  'signing in with nothing or something wrong says what to do',
  { tag: '@one-width' },
  async ({ page }) => {
    page.removeAllListeners('console');
    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Please enter both email and password.')).toBeVisible();
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill('Wrong1');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(
      page.getByText('Invalid email or password. Please check your credentials and try again.'),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(administrator.email);
  },
);

test.describe('in a browser that is read in Amharic', () => {
  test.use({ locale: 'am-ET' });

  test('the back office asks the server for English', { tag: '@one-width' }, async ({ page }) => {
    await page.goto('/admin/login');
    const sent = page.waitForRequest('**/api/v1/auth/login');
    await signIn(page);
    expect(await (await sent).headerValue('accept-language')).toBe('en');
  });
});

test('projects can be searched, filtered and turned over, and the address keeps it', async ({ page }) => {
  await openAsStaff(page, '/admin/projects');
  await expect(page.getByText('Entoto Ridge House')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  // Bishoftu is hidden from visitors; staff find it.
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByPlaceholder(/search/i).fill('bishoftu');
  // The list before stays until the new one is there, so only the address tells that the search has begun.
  await expect(page).toHaveURL(/search=bishoftu/);
  await expect(page.getByText('Bishoftu Lake House')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Bishoftu Lake House')).toBeVisible();
  await page.getByPlaceholder(/search/i).fill('nothing like this');
  await expect(page.getByText('No projects found matching your criteria.')).toBeVisible();
});

test('signing in leads to the dashboard, signing out ends the session', async ({ page }) => {
  await withoutLiveNotifications(page);
  await page.goto('/admin/login');
  await signIn(page);
  await expect(page).toHaveURL('/admin');
  await page
    .getByRole('button', { name: /Administrator/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/admin/login');
  await page.goto('/admin/projects');
  await expect(page).toHaveURL('/admin/login');
});
