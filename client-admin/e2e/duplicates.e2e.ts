import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

test(
  'what a person sent twice is seen in the list, merged, taken back and unmerged',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const call = await asColleague(request);
    const name = ownName('Twice');
    const email = `${name.replaceAll(' ', '-').toLowerCase()}@mail.example`;
    const send = (subject: string, message: string) =>
      call<{ id: number }>('POST', '/contact-inquiries', { name, email, subject, message });
    const main = await send('A school in Adama', 'For 300 children.');
    const twin = await send('My school, again', 'Did you read my message?');

    await openAsStaff(page, `/admin/contacts?search=${encodeURIComponent(name)}`);
    await expect(page.getByText('Duplicate?').filter({ visible: true })).toHaveCount(2);
    await expectAccessible(page);

    await page.goto(`/admin/contacts/${main.id}`);
    const details = page.getByRole('article');
    const others = details.getByRole('region', { name: 'Also from this person' });
    await others.getByRole('button', { name: 'Merge into this one: My school, again' }).click();
    await expect(others.getByText('Did you read my message?')).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('“My school, again” is unmerged.')).toBeVisible();
    await others.getByRole('button', { name: /^Merge into this one/ }).click();
    await expect(others.getByText('Did you read my message?')).toBeVisible();

    await others.getByRole('link', { name: 'My school, again' }).click();
    const notice = details.getByRole('alert').filter({ hasText: 'This inquiry was merged' });
    await expect(notice.getByRole('link', { name: 'A school in Adama' })).toBeVisible();
    await expect(details.getByRole('button', { name: 'Reply' })).toHaveCount(0);
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Unmerge' }).click();
    await expect(notice).toHaveCount(0);
    await expect(details.getByRole('button', { name: 'Reply' })).toBeVisible();

    await page.close();
    for (const { id } of [main, twin]) {
      await call('DELETE', `/contact-inquiries/${id}`);
      await call('DELETE', `/bin/inquiry/${id}`);
    }
  },
);
