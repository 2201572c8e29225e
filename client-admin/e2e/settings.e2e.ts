import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { openAsStaff } from './sign-in.js';

// There is one set of settings and one administrator, and both browsers share them: what is changed here
// is answered by the test, except for what anybody may do at any time, and what one browser alone does.
const refusal = {
  status: 400,
  json: { success: false, message: '', error: { code: 'VALIDATION_ERROR', message: '' } },
};

test('settings are changed, saved and kept through a reload', { tag: '@one-width' }, async ({ page }) => {
  await openAsStaff(page, '/admin/settings');
  await expectAccessible(page);
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
});

test(
  'an address in Amharic is what readers of Amharic see; without one they see the English, marked as such',
  { tag: '@one-width' },
  async ({ page }) => {
    await openAsStaff(page, '/admin/settings');
    const english = await page.getByLabel('Business Address').inputValue();
    await page.getByRole('link', { name: /^Amharic/ }).click();
    await expect(page).toHaveURL('/admin/translations/settings/1/am');
    const editor = page.url();
    const address = page.getByLabel('Business address in Amharic');
    const before = await address.inputValue();
    const save = async (text: string) => {
      await page.goto(editor);
      await address.fill(text);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Translation saved.')).toBeVisible();
    };
    try {
      await save('ካዛንቺስ፣ 2ኛ ፎቅ');
      await page.goto('/am/contact');
      const details = page.getByRole('main').locator('address');
      await expect(details).toHaveText('ካዛንቺስ፣ 2ኛ ፎቅ');
      await expect(page.getByRole('contentinfo').getByText('ካዛንቺስ፣ 2ኛ ፎቅ')).toBeVisible();

      await save('');
      await page.goto('/am/contact');
      await expect(details.getByText(english)).toHaveAttribute('lang', 'en');
      await expectAccessible(page);
    } finally {
      await save(before);
    }
  },
);

test(
  'unsaved settings ask before they are left, and stay while the password is looked at',
  { tag: '@one-width' },
  async ({ page }) => {
    await openAsStaff(page, '/admin/settings');
    await expectNoHorizontalScroll(page);
    await page.getByLabel('Site Name').fill('Another name');
    await page.getByRole('tab', { name: 'Security' }).click();
    await expect(page).toHaveURL('/admin/settings#security');
    await page.getByRole('tab', { name: 'General' }).click();
    await page.getByRole('link', { name: 'Zigba Architects' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByLabel('Site Name')).toHaveValue('Another name');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByText('Unsaved changes')).toBeHidden();
  },
);

test('a field that is wrong is shown clear of the bar that saves', async ({ page }) => {
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

test('a weak password is refused with everything it lacks', { tag: '@one-width' }, async ({ page }) => {
  await openAsStaff(page, '/admin/settings#security');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Please fill in all password fields.')).toBeVisible();
  await field('Current Password').fill('Correct1');
  await field('New Password').fill('abc');
  await field('Confirm New Password').fill('abcd');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'New password and confirmation do not match.',
    'Password must be at least 6 characters long',
    'Password must contain at least one uppercase letter',
    'Password must contain at least one number',
  ]);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('a password is changed, and its fields are cleared', { tag: '@one-width' }, async ({ page }) => {
  await openAsStaff(page, '/admin/settings#security');
  await page.route('**/api/v1/auth/change-password', (route) =>
    route.fulfill({ json: { success: true, message: 'OK', data: null } }),
  );
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Current Password').fill('Correct1');
  await field('New Password').fill('Better2');
  await field('Confirm New Password').fill('Better2');
  await field('Confirm New Password').press('Enter');
  await expect(page.getByText('Password updated successfully!')).toBeVisible();
  await expect(field('New Password')).toHaveValue('');
  await expectAccessible(page);
});

test.describe('when something goes wrong', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test(
    'each failure says so, and nothing that was typed is lost',
    { tag: '@one-width' },
    async ({ page }) => {
      await openAsStaff(page, '/admin/settings');
      await page.route(/\/api\/v1\/settings/, (route) => route.fulfill(refusal));
      await page.route('**/api/v1/auth/change-password', (route) => route.fulfill(refusal));
      await page.getByLabel('Site Name').fill('Another name');
      await page.getByRole('button', { name: 'Save Settings' }).click();
      await expect(page.getByText('Failed to save settings')).toBeVisible();
      await expect(page.getByLabel('Site Name')).toHaveValue('Another name');
      await page.getByRole('button', { name: 'Discard changes' }).click();

      await page.getByRole('tab', { name: 'Security' }).click();
      const field = (name: string) => page.getByRole('textbox', { name, exact: true });
      await field('Current Password').fill('Correct1');
      await field('New Password').fill('Better2');
      await field('Confirm New Password').fill('Better2');
      await page.getByRole('button', { name: 'Update Password' }).click();
      await expect(page.getByText('Failed to update password.')).toBeVisible();
      await page.unroute('**/api/v1/auth/change-password');
      await field('Current Password').fill('Wrong1');
      await page.getByRole('button', { name: 'Update Password' }).click();
      await expect(page.getByText('Current password is incorrect.')).toBeVisible();

      await page.goto('/admin/settings');
      await expect(page.getByText('Failed to load settings')).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByLabel('Site Name')).toBeVisible();
    },
  );
});
