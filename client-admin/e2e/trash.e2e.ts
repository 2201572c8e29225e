import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, goInside, openAsStaff, ownName } from './sign-in.js';

interface Made {
  id: number;
}

const aService = () => ({
  title: ownName('Survey'),
  description: 'Measuring.',
  longDescription: 'Measuring a plot.',
  duration: '1-2 weeks',
});

test(
  'what was deleted is restored from the trash, or deleted for good, by keys',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const call = await asColleague(request);
    const [restored, erased] = [aService(), aService()];
    const [{ id }, { id: erasedId }] = [
      await call<Made>('POST', '/services', restored),
      await call<Made>('POST', '/services', erased),
    ];
    for (const each of [id, erasedId]) await call('DELETE', `/services/${each}`);
    await openAsStaff(page, '/admin/trash');
    await page.getByLabel('Kind of record').selectOption('Services');
    await expect(page).toHaveURL('/admin/trash?entity=service');
    const row = page.getByRole('row', { name: restored.title });
    await expect(row.getByText('30 days')).toBeVisible();
    // The rows of before are pale until those of this kind are there.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await test.step('restored', async () => {
      await row.getByRole('button', { name: `Restore ${restored.title}` }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Restored “${restored.title}”.`)).toBeVisible();
      await expect(row).toBeHidden();
    });

    await test.step('deleted for good', async () => {
      const other = page.getByRole('row', { name: erased.title });
      const erase = other.getByRole('button', { name: `Delete ${erased.title} for good` });
      const dialog = page.getByRole('dialog', { name: 'Delete for good' });
      await erase.focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      await page.keyboard.press('Escape');
      await expect(erase).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Deleted “${erased.title}” for good.`)).toBeVisible();
      await expect(other).toBeHidden();
    });

    await goInside(page, `/admin/services/${id}`);
    await expect(page.getByRole('heading', { name: restored.title })).toBeVisible();
    await goInside(page, '/admin/activity');
    const line = page.getByRole('row', { name: `Service #${erasedId}, deleted for good` });
    await expect(line.getByText('Service erased')).toBeVisible();
    await expect(page.getByText(erased.title)).toBeHidden();
  },
);
