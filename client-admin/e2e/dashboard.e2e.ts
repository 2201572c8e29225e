import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

test('the dashboard shows the business at a glance', async ({ page, request }) => {
  const subject = ownName('A school');
  const call = await asColleague(request);
  const { id } = await call<{ id: number }>('POST', '/contact-inquiries', {
    name: 'Kidist Alemayehu',
    email: 'kidist@mail.example',
    subject,
    message: 'We have a plot in Ayat.',
  });
  await openAsStaff(page, '/admin');
  await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Figures' }).getByText('from last month')).toHaveCount(8);
  await expect(page.getByText('Active Visitors')).toBeVisible();
  await expect(page.getByText(subject)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Blog Statistics' }).getByText('Drafts')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await call('DELETE', `/contact-inquiries/${id}`);
});

test('each quick action leads to a list that shows its filter', { tag: '@one-width' }, async ({ page }) => {
  await openAsStaff(page, '/admin');
  const landings = [
    ['Pending consultations', '/admin/consultations?status=pending', 'REQUESTED'],
    ['New inquiries', '/admin/contacts?status=new', 'NEW'],
    ['Active projects', '/admin/projects?status=active', 'active'],
    ['Published posts', '/admin/blog?status=published', 'PUBLISHED'],
  ] as const;
  for (const [action, address, status] of landings) {
    await page.getByRole('region', { name: 'Quick Actions' }).getByRole('link', { name: action }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue(status);
    await page.goBack();
  }
  await page.getByRole('link', { name: 'View all: Blog Statistics' }).click();
  await expect(page).toHaveURL('/admin/blog');
});

test.describe('when something goes wrong', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('the dashboard says so and tries again', { tag: '@one-width' }, async ({ page }) => {
    const error = { code: 'VALIDATION_ERROR', message: '' };
    const refusal = { status: 400, json: { success: false, message: '', error } };
    await page.route('**/api/v1/dashboard/overview', (route) => route.fulfill(refusal));
    await page.route('**/api/v1/visitors/realtime', (route) => route.fulfill(refusal));
    await openAsStaff(page, '/admin');
    await expect(page.getByText('Error Loading Dashboard')).toBeVisible();
    await expect(page.getByText('Failed to load dashboard data. Please try again later.')).toBeVisible();
    await expect(page.getByText('0 Active Visitors')).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Total Projects')).toBeVisible();
  });
});
