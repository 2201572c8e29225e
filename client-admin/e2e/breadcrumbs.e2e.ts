import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

test('breadcrumbs show the place of a page on one line', { tag: '@phone' }, async ({ page, request }) => {
  const colleague = await asColleague(request);
  const title = ownName('A service whose name is far too long for the breadcrumbs of any telephone');
  const { id } = await colleague<{ id: number }>('POST', '/services', {
    title,
    description: 'Measured',
    longDescription: 'Measured and drawn',
    duration: '2 weeks',
  });
  await openAsStaff(page, `/admin/services/new?id=${id}`);
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumbs.locator('[aria-current="page"]')).toHaveText(title);
  expect((await breadcrumbs.boundingBox())!.height).toBeLessThan(48);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Version history' }).click();
  await expect(breadcrumbs.locator('[aria-current="page"]')).toHaveText('Version history');
  await expect(breadcrumbs.getByRole('link')).toHaveText(['Services', 'Edit the service']);
  expect((await breadcrumbs.boundingBox())!.height).toBeLessThan(48);
  await expectNoHorizontalScroll(page);
  await breadcrumbs.getByRole('link', { name: 'Services' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/services');
  await colleague('DELETE', `/services/${id}`);
});
