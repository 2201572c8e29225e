import type { Page } from '@playwright/test';
import { linkSentTo } from '../../e2e/mails.js';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';

const password = 'Correct1';
const newPassword = 'Gojjam77';

let count = 0;

const ownAddress = () =>
  `visitor-${Date.now().toString(36)}${process.pid.toString(36)}${(count += 1)}@mail.example`;

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Your account|Sign up or log in)$/ }).click();
}

/** The link without its origin: the server under test has another one. */
const pathOf = (link: string) => new URL(link).pathname + new URL(link).hash;

test('a forgotten password is replaced by a link', { tag: '@one-width' }, async ({ page, request }) => {
  const email = ownAddress();
  await request.post('/api/v1/auth/signup', { data: { name: 'Liya Demo', email, password } });
  await page.goto('/');
  await openAccount(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Login' }).click();
  await dialog.getByRole('textbox', { name: /^Email/ }).fill(email);
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  // What was typed goes along.
  await expect(dialog.getByRole('textbox', { name: /^Email/ })).toHaveValue(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Email me a link' }).click();
  await expect(dialog.getByRole('status')).toContainText('a mail with a link is on its way');

  await page.goto(pathOf(await linkSentTo(email, /password/i)));
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('textbox', { name: /^New password/ }).fill('short');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^New password/ })).toBeFocused();
  await page.getByRole('textbox', { name: /^New password/ }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your password is saved' })).toBeFocused();
  await expectAccessible(page);
  const signedIn = await request.post('/api/v1/auth/login', { data: { email, password: newPassword } });
  expect(signedIn.ok()).toBe(true);
});

test(
  'an address is confirmed in the language of its visitor',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const email = ownAddress();
    const signedUp = await request.post('/api/v1/auth/signup', {
      data: { name: 'Liya Demo', email, password },
      headers: { 'Accept-Language': 'am' },
    });
    const { data } = (await signedUp.json()) as { data: { accessToken: string } };
    const link = pathOf(await linkSentTo(email, /./));
    expect(link).toMatch(/^\/am\/account\/confirm#/);
    await page.goto(link);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'አድራሻውን አረጋግጥ' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'አድራሻዎ ተረጋግጧል' })).toBeFocused();
    const own = await request.get('/api/v1/auth/email', {
      headers: { Authorization: `Bearer ${data.accessToken}` },
    });
    expect(((await own.json()) as { data: object }).data).toMatchObject({ email, isConfirmed: true });
  },
);

test.describe('a link that is not good', () => {
  test.use({ expectedConsole: [/404/] });

  test('says so in the language of the page, and leads on', { tag: '@one-width' }, async ({ page }) => {
    await page.goto(`/om/account/password#${'x'.repeat(43)}`);
    await page.getByRole('textbox', { name: /^Jecha iccitii haaraa/ }).fill(newPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Geessituun kun hin hojjetu');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Geessituu haaraa gaafadhaa' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto('/account/confirm#cut');
    await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  });
});

test(
  'who is logged in sees what is missing, and where else',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const email = ownAddress();
    await request.post('/api/v1/auth/signup', { data: { name: 'Liya Demo', email, password } });
    await page.goto('/');
    await openAccount(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Login' }).click();
    await dialog.getByRole('textbox', { name: /^Email/ }).fill(email);
    await dialog.getByRole('textbox', { name: /^Password/ }).fill(password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await openAccount(page);
    await dialog.getByRole('button', { name: 'Send the mail again' }).click();
    await expect(dialog.getByText('A mail with a link is on its way.')).toBeVisible();
    await dialog.getByText('Where you are logged in').click();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'this device' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Log out: / }).click();
    await expect(dialog.getByRole('button', { name: /^Log out: / })).toHaveCount(0);
    await dialog.getByText('Change email address').click();
    const next = ownAddress();
    await dialog.getByRole('textbox', { name: /^New email address/ }).fill(next);
    await dialog
      .getByRole('textbox', { name: /^Current password/ })
      .last()
      .fill(password);
    await dialog.getByRole('button', { name: 'Change the address' }).click();
    await expect(dialog.getByText(`The address will become ${next}`)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep the address as it is' }).click();
    await expect(dialog.getByText(`The address will become ${next}`)).toBeHidden();
  },
);
