import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

interface Made {
  id: number;
}

const aService = () => ({
  title: ownName('Survey'),
  description: 'Measuring a plot.',
  longDescription: 'Measuring a plot, with levels and borders.',
  duration: '1-2 weeks',
  features: ['Levels', 'Borders'],
});

test(
  'an earlier version is found and restored, by keys alone',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const call = await asColleague(request);
    const service = aService();
    const { id } = await call<Made>('POST', '/services', service);
    await call('PUT', `/services/${id}`, { description: 'Nothing.', features: ['Levels'] });
    await openAsStaff(page, `/admin/services/new?id=${id}`);
    await page.getByRole('link', { name: 'Version history' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Version 2' })).toBeVisible();
    const changed = page.getByRole('region', { name: 'What this version changed' });
    await expect(changed.getByRole('region', { name: 'Short description', exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await page.getByRole('link', { name: /^Version 1/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Version 1' })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Restore this version' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Version 1 is restored\./)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Version 3' })).toBeVisible();
    expect(await call<object>('GET', `/services/admin/${id}`)).toMatchObject({ ...service, version: 3 });
    await call('DELETE', `/services/${id}`);
  },
);
