import {
  expect,
  expectAccessible,
  expectHoldsFocus,
  expectNoHorizontalScroll,
  test,
} from '../../e2e/test.js';
import { moveBy } from './move-by-keys.js';
import { openAsStaff } from './sign-in.js';

const ALL = ['Customer', 'Phone', 'Project', 'Price', 'Status', 'Payment', 'Date', 'Actions'];

test(
  'columns are left out and put in order by the keyboard, and stay so',
  { tag: '@one-width' },
  async ({ page }) => {
    await openAsStaff(page, '/admin/orders');
    const headers = page.getByRole('columnheader').filter({ hasText: /./ });
    await expect(headers).toHaveText(ALL);

    const display = page.getByRole('button', { name: 'Display' });
    await display.focus();
    await page.keyboard.press('Enter');
    const columns = page.getByRole('region', { name: 'Columns' });
    await expectHoldsFocus(page.getByRole('dialog'));
    await columns.getByRole('checkbox', { name: 'Phone' }).focus();
    await page.keyboard.press('Space');
    await expect(headers).toHaveText(ALL.filter((name) => name !== 'Phone'));
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    const handle = columns.getByRole('button', { name: 'Move Date' });
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/^Picked up Date/)).toBeAttached();
    await moveBy(page, 'ArrowUp', 'Date is now at place 5 of 6.');
    // Escape puts it back, and does not close what it is in.
    await page.keyboard.press('Escape');
    await expect(page.getByText('Date went back to where it was.')).toBeAttached();
    await expect(columns).toBeVisible();
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/^Picked up Date/)).toBeAttached();
    await moveBy(page, 'ArrowUp', 'Date is now at place 5 of 6.');
    await page.keyboard.press('Space');
    const chosen = ['Customer', 'Project', 'Price', 'Status', 'Date', 'Payment', 'Actions'];
    await expect(headers).toHaveText(chosen);
    await page.keyboard.press('Escape');
    await expect(columns).toBeHidden();
    await expect(display).toBeFocused();

    await page.reload();
    await expect(headers).toHaveText(chosen);

    await page.goto('/admin/orders?columns=price,phone&density=compact');
    await expect(headers).toHaveText(['Customer', 'Price', 'Phone', 'Actions']);
    await expect(page.locator('[data-density="compact"]')).toBeVisible();

    await page.goto('/admin/orders');
    await display.click();
    await columns.getByRole('button', { name: 'Reset columns' }).click();
    await expect(headers).toHaveText(ALL);
  },
);
