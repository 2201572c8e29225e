import {
  expect,
  expectAccessible,
  expectHoldsFocus,
  expectNoHorizontalScroll,
  test,
} from '../../e2e/test.js';
import { openAsStaff } from './sign-in.js';

// What opens over the page is worked with the keyboard alone, and gives the focus back.

const byKeys = 'menus, the sections and the question before a form is left are worked by keys';
test(byKeys, { tag: '@one-width' }, async ({ page }) => {
  await openAsStaff(page, '/admin/orders');
  await test.step('the menus of the top bar and of a status', async () => {
    for (const name of [/^Administrator/, /notifications/i, /^Status\b.*: /]) {
      const target = page.getByRole('button', { name }).first();
      await target.focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('menu');
      await expect(menu).toBeVisible();
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      await page.keyboard.press('ArrowDown');
      await expect(menu.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(target).toBeFocused();
    }
  });

  await test.step('the sheet of keys, from the menu', async () => {
    const account = page.getByRole('button', { name: /^Administrator/ });
    await account.focus();
    await page.keyboard.press('Enter');
    await expectHoldsFocus(page.getByRole('menu'));
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet.getByText('Go to the search of the list')).toBeVisible();
    await expect(sheet.getByText('Save the form')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(account).toBeFocused();
  });

  await test.step('the sections', async () => {
    const sections = page.getByRole('navigation', { name: 'Main' });
    await expect(sections.getByRole('link', { name: 'Design Orders' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await sections.getByRole('link', { name: 'Services', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/services');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the question before a form is left', async () => {
    await page.getByRole('link', { name: 'New service' }).click();
    await page.getByLabel('Title').fill('Half written');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expectHoldsFocus(question);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Title')).toHaveValue('Half written');
  });
});

test('the sections are in a drawer where the window is narrow', { tag: '@phone' }, async ({ page }) => {
  await openAsStaff(page, '/admin/orders');
  const burger = page.getByRole('button', { name: 'Open menu' });
  await burger.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Main' });
  await expect(drawer).toBeVisible();
  await expectHoldsFocus(drawer);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(burger).toBeFocused();
  await page.keyboard.press('Enter');
  await expectHoldsFocus(drawer);
  await drawer.getByRole('link', { name: 'Services', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/services');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
