import { expect, expectAccessible, test } from '../../e2e/test.js';
import { openAsStaff, signIn, withoutLiveNotifications } from './sign-in.js';

// What each screen says of which failure, component tests hold; here is how it looks: parts of a page, a list, a
// calendar, a form.

const screens = ['/admin', '/admin/contacts', '/admin/consultations?as=calendar', '/admin/settings'];

test.use({ expectedConsole: [/Failed to load resource/] });

test(
  'screens whose data cannot be had pass axe, and offer a way out',
  { tag: '@one-width' },
  async ({ page }) => {
    test.slow();
    await withoutLiveNotifications(page);
    await openAsStaff(page, '/admin/profile');
    const refusal = { success: false, message: '', error: { code: 'VALIDATION_ERROR', message: '' } };
    // All but who is signed in.
    await page.route(/\/api\/v1\/(?!auth\/)/, (route) => route.fulfill({ status: 400, json: refusal }));
    const again = page.getByRole('main').getByRole('button', { name: 'Try Again' }).first();
    for (const screen of screens) {
      await test.step(screen, async () => {
        await page.goto(screen);
        await expect(again).toBeVisible();
        await expectAccessible(page);
      });
    }
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Notifications/ })
      .click();
    await expect(page.getByRole('menu').getByText('Failed to load notifications')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.unrouteAll({ behavior: 'wait' });
    await again.click();
    await expect(page.getByLabel('Site Name')).toBeVisible();
  },
);

test('a session that ends over a form is renewed above it', async ({ page }) => {
  await withoutLiveNotifications(page);
  await openAsStaff(page, '/admin/services/new');
  await page.getByLabel('Title').fill('Tuff walls');
  await page.getByRole('button', { name: /^Choose from library/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const refusal = { success: false, message: '', error: { code: 'UNAUTHORIZED', message: '' } };
  await page.route('**/api/v1/{pictures,auth/refresh}*', (route) =>
    route.fulfill({ status: 401, json: refusal }),
  );
  await dialog.getByRole('searchbox').or(dialog.getByRole('textbox')).first().fill('stone');
  await expect(page.getByText(/^Your session has ended/)).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  // Nothing below can be reached.
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeInViewport();
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'wait' });
  await signIn(page);
  await expect(page).toHaveURL('/admin/services/new');
  await expect(page.getByLabel('Title')).toHaveValue('Tuff walls');
});
