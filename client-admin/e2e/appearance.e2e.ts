import {
  expect,
  expectAccessible,
  expectHoldsFocus,
  expectEnoughContrast,
  expectNoHorizontalScroll,
  test,
} from '../../e2e/test.js';
import { goInside, openAsStaff } from './sign-in.js';

const SCREENS = [
  '/admin',
  '/admin/services',
  '/admin/projects',
  '/admin/blog/new',
  '/admin/media',
  '/admin/translations',
  '/admin/contacts',
  '/admin/orders',
  '/admin/consultations?as=calendar',
  '/admin/settings',
  '/admin/activity',
];

test(
  'the back office is dark where the system is, until somebody chooses',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const scheme = page.locator('html');
    // What is painted before the application has arrived is dark as well.
    const arrival = Promise.withResolvers<undefined>();
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto('/admin/login', { waitUntil: 'commit' });
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
    arrival.resolve(undefined);
    await page.unrouteAll({ behavior: 'wait' });
    await openAsStaff(page, '/admin/orders');
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
    const night = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

    const menu = page.getByRole('button', { name: /^Administrator/ });
    await menu.focus();
    await page.keyboard.press('Enter');
    const choice = page.getByRole('group', { name: 'Appearance' });
    await expect(choice.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await expectAccessible(page);
    await expectHoldsFocus(page.getByRole('menu'));
    await choice.getByRole('menuitemradio', { name: 'Light' }).focus();
    await page.keyboard.press('Enter');
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).not.toBe(
      night,
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');

    await menu.click();
    await choice.getByRole('menuitemradio', { name: 'System' }).click();
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  },
);

// Nothing but the colours is another one in the dark: phone.e2e.ts and the journeys look at all else.
test('nothing that is read is too faint in the dark', { tag: '@one-width' }, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/admin/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectEnoughContrast(page);
  await openAsStaff(page, '/admin/profile');
  for (const screen of SCREENS) {
    await goInside(page, screen);
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expectEnoughContrast(page);
  }
});

test(
  'the rows of lists take less room where somebody wants it so',
  { tag: '@one-width' },
  async ({ page }) => {
    await openAsStaff(page, '/admin/orders');
    const rows = page.getByRole('table').locator('tbody');
    await expect(rows.getByRole('row').nth(4)).toBeVisible();
    const heightOf = async () => (await rows.boundingBox())?.height ?? 0;
    const before = await heightOf();

    const display = page.getByRole('button', { name: 'Display' });
    await display.focus();
    await page.keyboard.press('Enter');
    await expectHoldsFocus(page.getByRole('dialog'));
    await page.getByRole('radio', { name: 'Comfortable' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(display).toBeFocused();
    await expect.poll(heightOf).toBeLessThan(before * 0.92);
    await expectNoHorizontalScroll(page);

    // Other lists, too, and the next time.
    await page.goto('/admin/contacts');
    await expect(page.locator('[data-density="compact"]')).toBeVisible();
  },
);
