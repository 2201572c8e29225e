import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

test(
  'the dashboard shows the business at a glance, how it goes, and from which page somebody wrote',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const subject = ownName('A school');
    const call = await asColleague(request);
    const { id } = await call<{ id: number }>('POST', '/contact-inquiries', {
      name: ownName('Kidist'),
      email: 'kidist@mail.example',
      subject,
      message: 'Like the one on the ridge.',
      cameFrom: '/projects/tana-lake-hotel',
    });
    await openAsStaff(page, '/admin');
    await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Figures' }).getByText('from last month')).toHaveCount(8);
    await expect(page.getByText('Active Visitors')).toBeVisible();
    await expect(page.getByText(subject)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Blog Statistics' }).getByText('Drafts')).toBeVisible();
    const visits = page.getByRole('region', { name: 'Visits by day' });
    await expect(visits.locator('svg.recharts-surface').first()).toBeVisible();
    const leads = page.getByRole('region', { name: 'From project to inquiry, consultation, order' }).first();
    const row = leads.getByRole('row', { name: /Tana Lake Hotel/ });
    await expect(row.getByRole('cell').nth(1)).not.toHaveText('0');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await test.step('another period is chosen and exported as CSV', async () => {
      await visits.getByText('Show the numbers').click();
      await expect(visits.getByRole('row')).toHaveCount(1 + 28);
      await page.getByLabel('Days', { exact: true }).selectOption({ label: 'Last 7 days' });
      await expect(page).toHaveURL('/admin?days=7');
      await expect(visits.getByRole('row')).toHaveCount(1 + 7);
      await page.reload();
      await expect(page.getByLabel('Days', { exact: true })).toHaveValue('7');

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'CSV: Visits by day' }).click();
      expect((await download).suggestedFilename()).toMatch(/^days-\d{4}-\d{2}-\d{2}-to-.*\.csv$/);
    });

    await test.step('and leads to the activity, and that to its records', async () => {
      await page.getByRole('link', { name: 'View all: Recent Activity' }).click();
      await expect(page).toHaveURL('/admin/activity');
      await expect(page.getByRole('row', { name: subject })).toContainText('Visitor');
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      await page.getByRole('link', { name: subject }).click();
      await expect(page).toHaveURL(`/admin/contacts/${id}`);
      await expect(page.getByRole('article')).toContainText(subject);
    });
    await page.close();
    await call('DELETE', `/contact-inquiries/${id}`);
  },
);
