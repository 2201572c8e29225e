import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

interface Record {
  id: number;
}

test(
  'what staff work on is found from any page, by keys alone',
  { tag: '@one-width' },
  async ({ page, request }) => {
    test.slow();
    const call = await asColleague(request);
    const name = ownName('Zerihun');
    const inquiry = await call<Record>('POST', '/contact-inquiries', {
      name,
      email: 'zerihun@mail.example',
      subject: 'A stair',
      message: 'A stair that turns.',
    });
    const consultation = await call<Record>('POST', '/consultations', {
      clientName: name,
      clientEmail: 'zerihun@mail.example',
      type: 'TECHNICAL',
      topic: 'The same stair',
      meetingType: 'PHONE',
    });

    await openAsStaff(page, '/admin/services');
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByLabel('Search', { exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+k');
    const dialog = page.getByRole('dialog', { name: 'Search everything' });
    const input = dialog.getByRole('combobox');
    await expect(input).toBeFocused();
    await expect(dialog.getByText(/^Type at least two letters/)).toBeVisible();
    await expectAccessible(page);

    await input.fill(name);
    await expect(dialog.getByRole('option')).toHaveCount(2);
    await expect(dialog.getByRole('group', { name: 'Contact Inquiries' })).toContainText('A stair');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/consultations?view=${consultation.id}`);
    await expect(page.getByRole('dialog', { name: 'Consultation Details' })).toContainText('The same stair');

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Search everything' }).click();
    await dialog.getByRole('combobox').fill(`${name} stair nowhere`);
    await expect(dialog.getByText(`Nothing found for “${name} stair nowhere”`).last()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Search everything' })).toBeFocused();
    await call('DELETE', `/contact-inquiries/${inquiry.id}`);
    await call('DELETE', `/consultations/${consultation.id}`);
  },
);
