import {
  expect,
  expectAccessible,
  expectHoldsFocus,
  expectNoHorizontalScroll,
  test,
} from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

test(
  'several records are given a status by the keyboard, and get back what they had',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const colleague = await asColleague(request);
    const word = ownName('Bulk').replaceAll(' ', '');
    for (const name of ['Ayana', 'Bontu', 'Chala']) {
      await colleague('POST', '/contact-inquiries', {
        name: `${name} ${word}`,
        email: 'bulk@mail.example',
        subject: 'A house',
        message: 'We would like to build a house for a family of six.',
      });
    }
    await openAsStaff(page, `/admin/contacts?search=${word}`);
    const boxes = page.getByRole('checkbox', { name: /^Select inquiry/ });
    await expect(boxes).toHaveCount(3);
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await boxes.last().focus();
    await page.keyboard.press('Shift+Space');
    await expect(page.getByText('3 selected')).toBeVisible();

    await page.getByRole('button', { name: 'Edit selected' }).focus();
    await page.keyboard.press('Enter');
    const contacted = page.getByRole('menuitem', { name: 'Contacted' });
    await expect(contacted).toBeVisible();
    await expectAccessible(page);
    await expectHoldsFocus(page.getByRole('menu'));
    await contacted.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 records are now “Contacted”.')).toBeVisible();
    await expect(page.locator('#content')).toBeFocused();
    await expect(page.getByRole('cell', { name: /Contacted/ })).toHaveCount(3);
    await expectNoHorizontalScroll(page);

    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByText('3 records are as they were before.')).toBeVisible();
    await expect(page.getByRole('cell', { name: /Contacted/ })).toHaveCount(0);
  },
);
