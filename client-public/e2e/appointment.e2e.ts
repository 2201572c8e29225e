import type { APIRequestContext } from '@playwright/test';
import { linkSentTo } from '../../e2e/mails.js';
import { expect, expectAccessible, expectNoHorizontalScroll, pressLabelOf, test } from '../../e2e/test.js';
import { findFreeDay } from './free-day.js';

let count = 0;

const ownAddress = () =>
  `client-${Date.now().toString(36)}${process.pid.toString(36)}${(count += 1)}@mail.example`;

/** The link without its origin: the server under test has another one. */
const pathOf = (link: string) => new URL(link).pathname + new URL(link).hash;

async function book(request: APIRequestContext, email: string, language: string): Promise<void> {
  const answer = await request.post('/api/v1/consultations', {
    headers: { 'Accept-Language': language },
    data: {
      ...{ clientName: 'Hana Demo', clientEmail: email, type: 'INITIAL', topic: 'A house' },
      ...{ meetingType: 'PHONE', preferredDate: await findFreeDay(request, 60), preferredTime: '10:00' },
    },
  });
  expect(answer.ok()).toBe(true);
}

test(
  'a client confirms a requested time, which is on hold until it begins',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const email = ownAddress();
    await book(request, email, 'en');
    await page.goto(pathOf(await linkSentTo(email, /consultation/)));
    await expect(page.getByText(/^On hold until/)).toBeVisible();
    await page.getByRole('button', { name: 'Confirm this time' }).press('Enter');
    await expect(page.getByText(/^We hold this time for you until .*10:00/)).toBeFocused();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.reload();
    await expect(page.getByText(/^On hold until/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm this time' })).toHaveCount(0);
  },
);

test(
  'a client moves and cancels a consultation by the links of mails',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const email = ownAddress();
    await book(request, email, 'en');
    const link = pathOf(await linkSentTo(email, /consultation/));
    expect(link).toMatch(/^\/appointment#/);
    await page.goto(link);
    await expect(page.getByText('Preferred time')).toBeVisible();
    await expect(page.getByText('60 minutes')).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await page.getByRole('button', { name: 'Move the consultation' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Choose another time' })).toBeFocused();
    const next = await findFreeDay(request, 70);
    await page.getByLabel('New date').fill(next);
    await page.keyboard.press('Tab');
    await expect(page.getByText('Times in Addis Ababa, on both clocks')).toBeVisible();
    await pressLabelOf(page.getByRole('radio', { name: /14:00/ }));
    // Until the times are known they are paler.
    await expect(page.getByRole('radio', { name: /14:00/ })).toBeChecked();
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Move to this time' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Your consultation is moved' })).toBeFocused();
    await expectAccessible(page);

    const renewed = pathOf(await newLink(email, link));
    await page.goto('/');
    await page.goto(renewed);
    await page.getByRole('button', { name: 'Cancel the consultation' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Cancel the consultation?' })).toBeFocused();
    await page.getByRole('button', { name: 'Leave it as it is' }).press('Enter');
    await page.getByRole('button', { name: 'Cancel the consultation' }).press('Enter');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, cancel it' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Your consultation is cancelled' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Book consultation' }).last()).toBeVisible();
  },
);

/** The link of a mail that came after another one. */
async function newLink(email: string, former: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => (link = await linkSentTo(email, /./)).endsWith(former), { timeout: 15_000 })
    .toBe(false);
  return link;
}

test.describe('a link that is not good', () => {
  test.use({ expectedConsole: [/404/] });

  test(
    'says so in the language of the page, and has a new one sent',
    { tag: '@one-width' },
    async ({ page, request }) => {
      const email = ownAddress();
      await book(request, email, 'am');
      const link = pathOf(await linkSentTo(email, /./));
      expect(link).toMatch(/^\/am\/appointment#/);

      await page.goto(`/am/appointment#${'x'.repeat(43)}`);
      await expect(page.getByRole('heading', { name: 'ይህ ማገናኛ አይሠራም' })).toBeVisible();
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      await page.getByRole('textbox', { name: /^ቀጠሮው የተያዘበት/ }).fill(email);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'ኢሜይልዎን ይመልከቱ' })).toBeFocused();
      await page.goto('/');
      await page.goto(pathOf(await newLink(email, link)));
      await expect(page.getByText('የመረጡት ሰዓት')).toBeVisible();

      await page.goto('/om/appointment#cut');
      await expect(page.getByRole('heading', { name: 'Geessituun kun hin hojjetu' })).toBeVisible();
    },
  );
});

test('who has no email books with a phone number', { tag: '@one-width' }, async ({ page, request }) => {
  const date = await findFreeDay(request, 490);
  await page.goto(`/consultation`);
  await page.getByLabel('Preferred date').fill(date);
  await page.getByLabel('Preferred date').blur();
  await expect(page.getByText('Times in Addis Ababa, on both clocks')).toBeVisible();
  await pressLabelOf(page.getByRole('radio', { name: /11:00/ }));
  await page.getByLabel('Project type').selectOption({ index: 1 });
  await page.getByLabel('Name').fill('Hana Demo');
  await page.getByLabel('Phone').fill('+251 900 000 012');
  await page.getByLabel('I have no email address').check();
  await expect(page.getByText('We call you instead.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  const answer = page.waitForResponse('**/api/v1/consultations');
  await page.getByRole('button', { name: 'Schedule consultation' }).click();
  expect((await answer).status()).toBe(201);
  await expect(page.getByText('Your consultation is requested')).toBeVisible();
});
