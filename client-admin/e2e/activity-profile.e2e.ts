import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

test(
  'the dashboard leads to the activity, and that to its records',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const subject = ownName('A school');
    const call = await asColleague(request);
    const { id } = await call<{ id: number }>('POST', '/contact-inquiries', {
      name: 'Kidist Alemayehu',
      email: 'kidist@mail.example',
      subject,
      message: 'We have a plot in Ayat.',
    });
    await openAsStaff(page, '/admin');
    await page.getByRole('link', { name: 'View all: Recent Activity' }).click();
    await expect(page).toHaveURL('/admin/activity');
    await expect(page.getByRole('row', { name: subject })).toContainText('Visitor');
    await expect(page.getByText('Administrator').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await page.getByLabel('Kind of record').selectOption('Contact inquiries');
    await expect(page).toHaveURL('/admin/activity?entity=inquiry');
    await page.getByRole('link', { name: subject }).click();
    await expect(page).toHaveURL(`/admin/contacts?view=${id}`);
    await expect(page.getByRole('dialog')).toContainText(subject);
    await call('DELETE', `/contact-inquiries/${id}`);

    await page.goto('/admin/activity?entity=inquiry');
    const deleted = page.getByRole('row', { name: `Inquiry deleted Kidist Alemayehu, ${subject}` });
    await expect(deleted).toBeVisible();
    await expect(deleted.getByRole('link')).toHaveCount(0);
  },
);

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
  await expect(page.getByText('Profile saved successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Change your password' }).click();
  await expect(page).toHaveURL('/admin/settings#security');
});
