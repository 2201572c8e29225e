import type { APIRequestContext } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectHoldsFocus,
  expectNoHorizontalScroll,
  test,
} from '../../e2e/test.js';
import { asColleague, goInside, openAsStaff, ownName } from './sign-in.js';
import { statusMenu } from './status-menu.js';
import { toList } from './to-list';

async function write(request: APIRequestContext) {
  const call = await asColleague(request);
  const name = ownName('Inquiry');
  const letter = {
    name,
    // Many from one address within an hour look like spam.
    email: `${name.replace(' ', '-').toLowerCase()}@mail.example`,
    subject: 'Small hotel in Bahir Dar',
    message: 'Twelve rooms.',
  };
  const inquiry = await call<{ id: number; version: number }>('POST', '/contact-inquiries', {
    ...letter,
    projectType: 'HOTEL',
  });
  return { ...inquiry, name, call };
}

test(
  'an inquiry is taken by keys, and answered with a template',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const { id, name, call } = await write(request);
    const templateName = ownName('Template');
    await openAsStaff(page, '/admin/contacts');
    await page.getByRole('link', { name: 'Reply Templates' }).click();
    await expect(page.getByRole('heading', { name: 'Reply Templates', level: 1 })).toBeVisible();
    await page.keyboard.press('n');
    await page.getByLabel('Name').fill(templateName);
    await page.getByRole('textbox', { name: 'Subject', exact: true }).fill('About {subject}');
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Dear {name},');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Add template' }).click();
    await expect(page).toHaveURL(/\?id=\d+$/);
    await toList(page, 'Reply Templates');
    await expect(page.getByRole('link', { name: templateName, exact: true })).toBeVisible();
    await expectAccessible(page);

    await goInside(page, `/admin/contacts?owner=nobody&due=waiting&search=${encodeURIComponent(name)}`);
    const row = page.getByRole('row', { name });
    await row.getByRole('button', { name: /^View/ }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
    await expectHoldsFocus(dialog);
    await dialog.getByRole('link', { name: 'Open inquiry' }).focus();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    const details = page.getByRole('article');
    await expect(details.getByText('Answer due')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await details.getByRole('button', { name: 'Take it' }).focus();
    await page.keyboard.press('Enter');
    await expect(details.getByRole('button', { name: /^Owner: .*\(you\)/ })).toBeVisible();
    await details.getByRole('button', { name: 'Reply' }).focus();
    await page.keyboard.press('Enter');
    await details.getByLabel('Template').selectOption(templateName);
    await expect(details.getByLabel('Subject')).toHaveValue('About Small hotel in Bahir Dar');
    await expectAccessible(page);
    await details.getByRole('button', { name: 'Send reply' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`The reply to ${name} is being sent.`)).toBeVisible();
    await expect(details.getByRole('listitem').filter({ hasText: `Dear ${name},` })).toBeVisible();
    await expect(statusMenu(details)).toHaveText('Contacted');
    await expectAccessible(page);
    await call('DELETE', `/contact-inquiries/${id}`);

    await goInside(page, '/admin/contacts/templates');
    await page.getByRole('button', { name: `Delete: ${templateName}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The template was deleted.')).toBeVisible();
  },
);
