import { expect, expectAccessible, expectNoHorizontalScroll, pressLabelOf, test } from '../../e2e/test.js';
import { goInside, openAsStaff, ownName, signIn, withoutLiveNotifications } from './sign-in.js';
import { toList } from './to-list';

test(
  'a service is added, read, changed, switched off and deleted; standard ones can be deleted too',
  { tag: '@one-width' },
  async ({ page }) => {
    // A long way, with the whole page searched for barriers several times.
    test.slow();
    const title = ownName('Acoustic Surveys');
    await openAsStaff(page, '/admin/services');
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await page.getByRole('link', { name: 'New service' }).click();
    await page.getByRole('button', { name: 'Create service' }).click();
    await expect(page.getByText('Title is required')).toBeVisible();
    await expect(page.getByLabel('Title')).toBeFocused();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Duration').fill('2 weeks');
    await page.getByLabel('Short description').fill('How rooms sound.');
    await page.getByLabel('Long description').fill('Measured by day and by night.');
    await page.getByLabel('Feature 1', { exact: true }).fill('Measurements');
    await page.getByLabel('Feature 1', { exact: true }).press('Enter');
    await page.getByLabel('Feature 2', { exact: true }).fill('Report');

    // What was typed outlives a reload.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/your unsaved changes/)).toBeVisible();
    await expect(page.getByLabel('Feature 2', { exact: true })).toHaveValue('Report');
    await page.getByRole('button', { name: 'Create and publish' }).click();
    await expect(page.getByText('Service created successfully!')).toBeVisible();
    await toList(page, 'Services');
    await expect(page).toHaveURL('/admin/services');

    await page.getByPlaceholder('Search services...').fill(title);
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Duration').fill('3 weeks');
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Services' })
      .click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Service updated successfully!')).toBeVisible();
    await toList(page, 'Services');
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByText('3 weeks')).toBeVisible();

    await pressLabelOf(page.getByRole('switch'));
    await expect(page.getByText('Visitors no longer see this service.')).toBeVisible();
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Service deleted successfully!')).toBeVisible();
    await expect(page.getByText('No services found')).toBeVisible();

    await goInside(page, '/admin/services/standard');
    const rows = page.getByRole('list', { name: 'Standard Services' }).getByRole('listitem');
    await expect(rows).toHaveCount(10);
    await expect(rows.first()).toContainText('Residence Design');
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(10);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  },
);

test.describe('when the session ends', () => {
  test.use({ expectedConsole: [/401/] });

  test('what was typed is there again after signing in', { tag: '@one-width' }, async ({ page }) => {
    await withoutLiveNotifications(page);
    await openAsStaff(page, '/admin/services/new');
    await page.getByLabel('Title').fill('Half a service');
    await page.evaluate(() => {
      localStorage.setItem('adminToken', 'gone');
      localStorage.setItem('adminRefreshToken', 'gone');
    });
    await page.getByLabel('Duration').fill('1 day');
    await page.getByLabel('Short description').fill('d');
    await page.getByLabel('Long description').fill('l');
    await page.getByRole('button', { name: 'Create service' }).click();
    await expect(page).toHaveURL('/admin/login');
    await signIn(page);
    await expect(page).toHaveURL('/admin/services/new');
    await expect(page.getByLabel('Title')).toHaveValue('Half a service');
    await expect(page.getByLabel('Long description')).toHaveValue('l');
  });
});
