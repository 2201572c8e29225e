import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

test('the dashboard shows how it goes, and from which page somebody wrote', async ({ page, request }) => {
  const call = await asColleague(request);
  const { id } = await call<{ id: number }>('POST', '/contact-inquiries', {
    name: ownName('Kidist'),
    email: 'kidist@mail.example',
    subject: 'A house',
    message: 'Like the one on the ridge.',
    cameFrom: '/projects/tana-lake-hotel',
  });
  await openAsStaff(page, '/admin');
  const visits = page.getByRole('region', { name: 'Visits by day' });
  await expect(visits.locator('svg.recharts-surface').first()).toBeVisible();
  const leads = page.getByRole('region', { name: 'From project to inquiry, consultation, order' }).first();
  const row = leads.getByRole('row', { name: /Tana Lake Hotel/ });
  await expect(row.getByRole('cell').nth(1)).not.toHaveText('0');
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

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
  await call('DELETE', `/contact-inquiries/${id}`);
});

test(
  'any days can be chosen, and days that end before they begin are not asked for',
  { tag: '@one-width' },
  async ({ page }) => {
    await openAsStaff(page, '/admin?from=2026-03-02&to=2026-03-11');
    const requests = page
      .getByRole('region', { name: 'Inquiries, consultations and orders by week' })
      .first();
    await requests.getByText('Show the numbers').click();
    await expect(requests.getByRole('rowheader')).toHaveText(['Mar 2 – Mar 8', 'Mar 9 – Mar 11']);
    await expect(page.getByText('Nobody was counted in these days.').first()).toBeVisible();
    await page.goto('/admin?from=2026-03-02&to=2026-03-01');
    await expect(page.getByText(/Choose a last day that is not before the first/)).toBeVisible();
    await expect(requests).toBeHidden();
    await expectAccessible(page);
  },
);

test('a look at a page of the site is counted', { tag: '@one-width' }, async ({ page, request }) => {
  const call = await asColleague(request);
  const views = async () => {
    const day = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
    const { pages } = await call<{ pages: { name: string; views: number }[] }>(
      'GET',
      `/dashboard/figures?from=${day}&to=${day}`,
    );
    return pages.find(({ name }) => name === '/about')?.views ?? 0;
  };
  const before = await views();
  const counted = page.waitForResponse('**/api/v1/visitors/views');
  await page.goto('/am/about');
  expect((await counted).request().postDataJSON()).toMatchObject({
    path: '/about',
    language: 'am',
    begins: true,
  });
  expect(await views()).toBeGreaterThan(before);
});

test.describe('when the figures cannot be had', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test(
    'the rest of the dashboard stands, and they can be asked for again',
    { tag: '@one-width' },
    async ({ page }) => {
      const error = { code: 'VALIDATION_ERROR', message: '' };
      await page.route('**/api/v1/dashboard/figures?*', (route) =>
        route.fulfill({ status: 400, json: { success: false, message: '', error } }),
      );
      await openAsStaff(page, '/admin');
      await expect(page.getByText('The figures could not be loaded')).toBeVisible();
      await expect(page.getByText('Total Projects')).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('region', { name: 'Visits by day' })).toBeVisible();
    },
  );
});
