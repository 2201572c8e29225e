import {
  expect,
  expectAccessible,
  expectHoldsFocus,
  expectNoHorizontalScroll,
  test,
} from '../../e2e/test.js';
import { openAsStaff, ownName } from './sign-in.js';

test(
  'a view is saved, opened, replaced, shared and deleted by the keyboard',
  { tag: '@one-width' },
  async ({ page }) => {
    const name = ownName('Waiting');
    // No other test looks for this.
    await openAsStaff(page, `/admin/orders?status=pending&search=${name.split(' ')[1]}`);
    const target = page.getByRole('button', { name: 'Views' });
    await target.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Save this view...' })).toBeEnabled();
    await expectAccessible(page);
    await expectHoldsFocus(page.getByRole('menu'));
    await page.getByRole('menuitem', { name: 'Save this view...' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Save View' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`The view “${name}” is saved.`)).toBeVisible();
    const current = page.getByRole('button', { name, exact: true });
    await expect(current).toBeVisible();
    await expectNoHorizontalScroll(page);

    // Its link says it all.
    const link = page.url();
    expect(link).toContain('status=pending');
    expect(link).toContain('columns=');
    await page.goto(link);
    await expect(current).toBeVisible();

    // From the menu, and narrowed further it is another one until it is replaced.
    await page.goto('/admin/orders');
    await target.click();
    await page.getByRole('menuitem', { name }).click();
    await expect(current).toBeVisible();
    await page.getByLabel('Status', { exact: true }).selectOption({ label: 'Completed' });
    await target.click();
    await page.getByRole('menuitem', { name: 'Save this view...' }).click();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Replace view' }).click();
    await expect(dialog).toBeHidden();
    await expect(current).toBeVisible();
    expect(page.url()).toContain('status=COMPLETED');

    await current.click();
    await page.getByRole('menuitem', { name: 'Default', exact: true }).click();
    await expect(page).toHaveURL('/admin/orders');

    await target.click();
    await page.getByRole('menuitem', { name }).click();
    await current.click();
    await page.getByRole('menuitem', { name: 'Rename or share...' }).click();
    await page.getByRole('checkbox', { name: 'Share with colleagues' }).check();
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await current.click();
    await page.getByRole('menuitem', { name: 'Delete view' }).click();
    const question = page.getByRole('dialog', { name: 'Delete View' });
    await expect(question).toContainText('for everybody who uses it');
    await question.getByRole('button', { name: 'Delete view' }).click();
    await expect(page.getByText(`The view “${name}” is deleted.`)).toBeVisible();
    await expect(page).toHaveURL('/admin/orders');
    await expect(target).toBeFocused();
  },
);
