import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';
import { chooseStatus, statusMenu } from './status-menu.js';

async function write(request: APIRequestContext, signs: object = {}) {
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
    ...signs,
    projectType: 'HOTEL',
  });
  return { ...inquiry, name, call };
}

test(
  'an inquiry that looks like spam is found and said to be none, moved on, noted upon and deleted',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const { name } = await write(request, { website: 'https://spam.example' });
    await openAsStaff(page, `/admin/contacts?search=${encodeURIComponent(name)}`);
    const row = page.getByRole('row', { name });
    const spam = page.getByLabel('Spam');
    await spam.selectOption('Without Spam');
    await expect(page.getByText('No inquiries found matching your criteria.')).toBeVisible();
    await spam.selectOption('Spam');
    await expect(row.getByText('Spam?')).toBeVisible();
    await expect(row.getByRole('cell', { name: 'Small hotel', exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await row.getByRole('button', { name: /^View/ }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
    await expect(dialog.getByText('Small hotel in Bahir Dar')).toBeVisible();
    await expect(dialog.getByText('This looks like spam')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Not spam' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`The inquiry of ${name} is no spam.`)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Mark as spam' })).toBeVisible();
    await chooseStatus(dialog, 'Contacted');
    await expect(page.getByText(`The inquiry of ${name} is now “Contacted”.`)).toBeVisible();
    await dialog.getByLabel('New note').fill('Called back, visit on Friday.');
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await expect(
      dialog.getByRole('listitem').filter({ hasText: 'Called back, visit on Friday.' }),
    ).toBeVisible();
    await page.reload();
    await expect(dialog.getByText('Called back, visit on Friday.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();

    await spam.selectOption('Without Spam');
    await expect(row.getByText('Contacted')).toBeVisible();
    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No inquiries found matching your criteria.')).toBeVisible();
  },
);

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
    await expect(page.getByRole('link', { name: templateName, exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.goto(`/admin/contacts?owner=nobody&due=waiting&search=${encodeURIComponent(name)}`);
    const row = page.getByRole('row', { name });
    await row.getByRole('button', { name: /^View/ }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
    await expect(dialog.getByText('Answer due')).toBeVisible();
    await dialog.getByRole('button', { name: 'Take it' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: /^Owner: .*\(you\)/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Reply' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Template').selectOption(templateName);
    await expect(dialog.getByLabel('Subject')).toHaveValue('About Small hotel in Bahir Dar');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send reply' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`The reply to ${name} is being sent.`)).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: `Dear ${name},` })).toBeVisible();
    await expect(statusMenu(dialog)).toHaveText('Contacted');
    await expectAccessible(page);
    await call('DELETE', `/contact-inquiries/${id}`);

    await page.goto('/admin/contacts/templates');
    await page.getByRole('button', { name: `Delete: ${templateName}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('The template was deleted.')).toBeVisible();
  },
);
