import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, goInside, openAsStaff, ownName } from './sign-in.js';

interface Made {
  id: number;
}

const aService = () => ({
  title: ownName('Survey'),
  description: 'Measuring a plot.',
  longDescription: 'Measuring a plot, with levels and borders.',
  duration: '1-2 weeks',
  isActive: false,
});

test(
  'a record is scheduled, listed as scheduled, and published',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const call = await asColleague(request);
    const service = aService();
    const { id } = await call<Made>('POST', '/services', service);
    await openAsStaff(page, `/admin/services/new?id=${id}`);
    await page.getByRole('button', { name: 'Publish at a time' }).click();
    await page.getByLabel('Time in Addis Ababa').selectOption('09:30');
    await page.getByRole('combobox', { name: 'Day' }).fill('2099-01-31');
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(page.getByText('It is scheduled.')).toBeVisible();
    await expect(page.getByText(/January 31, 2099, 09:30/)).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await goInside(page, '/admin/publishing');
    await expect(page.getByRole('link', { name: service.title })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await page.getByRole('link', { name: service.title }).click();
    await expect(page).toHaveURL(`/admin/services/new?id=${id}`);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Visitors see it now.')).toBeVisible();
    expect((await request.get(`/api/v1/services/${id}`)).status()).toBe(200);

    // The former address of its publishing leads to the same place; undo takes back what was done.
    await goInside(page, `/admin/publishing/service/${id}`);
    await expect(page).toHaveURL(`/admin/services/new?id=${id}`);
    await page.getByRole('button', { name: 'Hide from visitors' }).click();
    await expect(page.getByText('It is a draft now: visitors do not see it.')).toBeVisible();
    const toast = page.getByRole('status').filter({ hasText: 'It is a draft now: visitors do not see it.' });
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await request.get(`/api/v1/services/${id}`)).status()).toBe(200);
    await page.close();
    await call('DELETE', `/services/${id}`);
  },
);

test('what is due appears by itself', { tag: '@one-width' }, async ({ request }) => {
  const call = await asColleague(request);
  const { id } = await call<Made>('POST', '/services', aService());
  const publishAt = new Date(Date.now() + 1_500).toISOString();
  await call('PUT', `/publications/service/${id}`, { state: 'SCHEDULED', publishAt });
  await expect
    .poll(async () => (await request.get(`/api/v1/services/${id}`)).status(), { timeout: 15_000 })
    .toBe(200);
  expect(Date.now()).toBeGreaterThanOrEqual(new Date(publishAt).getTime());
  await call('DELETE', `/services/${id}`);
});
