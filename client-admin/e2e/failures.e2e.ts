import { expect, expectAccessible, test } from '../../e2e/test.js';
import { openAsStaff, withoutLiveNotifications } from './sign-in.js';

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
