import {
  administrator,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  refuseStorage,
  test,
} from '../../e2e/test.js';
import { signIn, withoutLiveNotifications } from './sign-in.js';

test.describe('in a browser that is read in Amharic', () => {
  // A wrong password is refused.
  test.use({ locale: 'am-ET', expectedConsole: [/401/] });

  test(
    'signing in leads to where one wanted to go, in English, and signing out ends the session',
    { tag: '@one-width' },
    async ({ page }) => {
      await withoutLiveNotifications(page);
      await page.goto('/admin/projects?status=COMPLETED');
      await expect(page).toHaveURL('/admin/login');
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);

      await test.step('not with a wrong password', async () => {
        await page.getByLabel('Email').fill(administrator.email);
        await page.getByLabel('Password', { exact: true }).fill('Wrong1');
        const sent = page.waitForRequest('**/api/v1/auth/login');
        await page.getByRole('button', { name: 'Sign in' }).click();
        expect(await (await sent).headerValue('accept-language')).toBe('en');
        await expect(
          page.getByText('Invalid email or password. Please check your credentials and try again.'),
        ).toBeVisible();
        await expect(page.getByLabel('Email')).toHaveValue(administrator.email);
      });
      await signIn(page);
      await expect(page).toHaveURL('/admin/projects?status=COMPLETED');

      await page
        .getByRole('button', { name: /Administrator/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(page).toHaveURL('/admin/login');
      await page.goto('/admin/projects');
      await expect(page).toHaveURL('/admin/login');
    },
  );
});

test.describe('where the browser refuses storage', () => {
  // Of Mantine's own hooks, where something is to be remembered.
  test.use({ expectedConsole: [/localStorage is blocked/] });

  test('one stays signed in until the page is left', { tag: '@one-width' }, async ({ page }) => {
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
