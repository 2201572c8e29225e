import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName, withoutLiveNotifications } from './sign-in.js';

test('several records are given a status by the keyboard, and get back what they had', async ({
  page,
  request,
}) => {
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

  await page.getByRole('button', { name: 'Change status' }).focus();
  await page.keyboard.press('Enter');
  const contacted = page.getByRole('menuitem', { name: 'Contacted' });
  await expect(contacted).toBeVisible();
  await expectAccessible(page);
  await contacted.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 records are now “Contacted”.')).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.getByRole('cell', { name: /Contacted/ })).toHaveCount(3);
  await expectNoHorizontalScroll(page);

  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('3 records are as they were before.')).toBeVisible();
  await expect(page.getByRole('cell', { name: /Contacted/ })).toHaveCount(0);
});

test.describe('when some are refused', () => {
  test.use({ expectedConsole: [/status of 409/] });

  test(
    'what a colleague has changed meanwhile is named and stays selected',
    { tag: '@one-width' },
    async ({ page, request }) => {
      const colleague = await asColleague(request);
      const word = ownName('Clash').replaceAll(' ', '');
      const inquire = (name: string) =>
        colleague<{ id: number }>('POST', '/contact-inquiries', {
          ...{ name: `${name} ${word}`, email: 'bulk@mail.example', subject: 'A house' },
          message: 'We would like to build a house for a family of six.',
        });
      const { id } = await inquire('Dagim');
      await inquire('Eden');
      await withoutLiveNotifications(page);
      await openAsStaff(page, `/admin/contacts?search=${word}`);
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await colleague('PUT', `/contact-inquiries/${id}`, { subject: 'A villa' });

      const change = page.getByRole('button', { name: 'Change status' });
      await change.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Contacted' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('1 record is now “Contacted”.')).toBeVisible();
      const refused = page.getByRole('alert').filter({ hasText: 'still selected' });
      await expect(refused).toContainText(`Dagim ${word}:`);
      await expect(change).toBeFocused();
      await expect(page.getByRole('checkbox', { name: `Select inquiry of Dagim ${word}` })).toBeChecked();
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);

      // Now it is based on what the colleague saved.
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Contacted' }).focus();
      await page.keyboard.press('Enter');
      await expect(refused).toBeHidden();
      await expect(page.getByRole('cell', { name: /Contacted/ })).toHaveCount(2);
    },
  );
});

test('cards are selected and hidden together', { tag: '@one-width' }, async ({ page, request }) => {
  const colleague = await asColleague(request);
  const word = ownName('Testimony').replaceAll(' ', '');
  for (const name of ['Abel', 'Birtukan']) {
    await colleague('POST', '/testimonials', {
      name: `${name} ${word}`,
      content: 'They listened.',
      position: 'Owner',
      company: 'Abay',
    });
  }
  await openAsStaff(page, '/admin/testimonials');
  for (const name of ['Abel', 'Birtukan']) {
    await page.getByRole('checkbox', { name: `Select ${name} ${word}` }).check();
  }
  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Hidden' }).click();
  await expect(page.getByText('2 records are now “Hidden”.')).toBeVisible();
  await expect(page.getByRole('switch', { name: new RegExp(word) }).first()).not.toBeChecked();
  await expectAccessible(page);
});
