import type { APIRequestContext, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { textSentTo } from '../../e2e/mails.js';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { findFreeDay } from './free-day.js';

let count = 0;

const ownAddress = () =>
  `mine-${Date.now().toString(36)}${process.pid.toString(36)}${(count += 1)}@mail.example`;

const phone = '+251 911 55 66 77';

interface Sent {
  id: number;
  referenceCode: string;
}

async function send(request: APIRequestContext, path: string, data: object): Promise<Sent> {
  const answer = await request.post(`/api/v1/${path}`, { data, headers: { 'Accept-Language': 'en' } });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { data: Sent }).data;
}

const inquire = (request: APIRequestContext, email: string) =>
  send(request, 'contact-inquiries', {
    ...{ name: 'Hana Demo', email, phone, subject: 'A house in Ayat', message: 'We have a plot of 300 m².' },
    secondsShown: 3,
  });

/** The way from the newest mail to the page, before the server under test. */
async function pathSentTo(email: string, about: string | RegExp): Promise<string> {
  const [, path] = /https?:\/\/[^/\s]+((?:\/\w\w)?\/mine#[\w-]{43})/.exec(await textSentTo(email, about))!;
  return path!;
}

/** From the page of one request to everything of its address, by the link that is sent then. */
async function openEverything(page: Page, email: string): Promise<void> {
  await expect(page.getByText('This link opens this one request.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete everything' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'See everything or delete your data' })).toBeVisible();
  await page.getByRole('button', { name: 'Email me a link' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const path = await pathSentTo(email, 'The link to your requests');
  await page.goto('/');
  await page.goto(path);
  await expect(page.getByText(`Everything that was sent with the address ${email}.`)).toBeVisible();
}

async function eraseAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete everything' }).press('Enter');
  await page.getByRole('checkbox', { name: /^Yes, delete all/ }).press('Space');
  await page.getByRole('button', { name: 'Delete for good' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Everything is deleted' })).toBeFocused();
}

test(
  'a client sees a request by the link of its mail, answers, and by a new link exports and erases everything',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const email = ownAddress();
    await inquire(request, email);
    const path = await pathSentTo(email, /./);
    await send(request, 'consultations', {
      ...{
        clientName: 'Hana Demo',
        clientEmail: email,
        clientPhone: phone,
        type: 'INITIAL',
        topic: 'A garden',
      },
      ...{ meetingType: 'PHONE', preferredDate: await findFreeDay(request, 80), preferredTime: '10:00' },
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'A house in Ayat' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'A garden' })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await page.getByRole('textbox', { name: 'Write to us' }).fill('There is a second plot.');
    await page.getByRole('button', { name: 'Send message' }).press('Enter');
    await expect(page.getByText('There is a second plot.').first()).toBeVisible();
    await expect(page.getByText('Your message has arrived.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: 'There is a second plot.' })).toBeVisible();

    await openEverything(page, email);
    const everything = new URL(page.url());
    await expect(page.getByRole('heading', { name: 'A garden' })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    const table = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Table (CSV)' }).press('Enter');
    expect((await table).suggestedFilename()).toMatch(/^my-records-[\d-]+\.csv$/);
    expect(readFileSync(await (await table).path(), 'utf8')).toContain('There is a second plot.');
    const data = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Data (JSON)' }).press('Enter');
    expect(JSON.parse(readFileSync(await (await data).path(), 'utf8'))).toMatchObject({
      email,
      consultations: [{ topic: 'A garden' }],
    });

    await page.getByRole('button', { name: 'Move or cancel' }).press('Enter');
    await page.getByRole('button', { name: 'Cancel the consultation' }).press('Enter');
    await page.getByRole('button', { name: 'Yes, cancel it' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Your consultation is cancelled' })).toBeFocused();

    await page.goto('/');
    await page.goto(everything.pathname + everything.hash);
    await expect(page.getByText('Cancelled')).toBeVisible();
    await eraseAll(page);
    await expectAccessible(page);
    expect(new URL(page.url()).hash).toBe('');
  },
);

test.describe('without a good link', () => {
  test.use({ expectedConsole: [/404/] });

  test(
    'a code opens one record, a wrong one stays to be mended, and a link is sent',
    { tag: '@one-width' },
    async ({ page, request }) => {
      const email = ownAddress();
      const { referenceCode } = await inquire(request, email);
      await page.goto(`/mine#${'x'.repeat(43)}`);
      await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      await page.getByRole('textbox', { name: 'Code' }).fill(referenceCode.toLowerCase());
      const digits = page.getByRole('textbox', { name: 'Last four digits of your phone number' });
      await digits.fill('0000');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/The code and the phone digits do not match/)).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue(referenceCode.toLowerCase());
      await digits.fill('6677');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^The code opened this one record/)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'A house in Ayat' })).toBeVisible();

      await page.goto('/');
      await page.goto('/om/mine');
      await page.getByRole('textbox', { name: 'Imeelii' }).fill(email);
      await page.keyboard.press('Enter');
      const link = await pathSentTo(email, /waan nuuf ergitanii/);
      expect(link).toMatch(/^\/om\/mine#/);
      await page.goto('/');
      await page.goto(link.replace('/om', ''));
      await eraseAll(page);
    },
  );
});

test('the form says by which code it is opened', { tag: '@one-width' }, async ({ page }) => {
  const email = ownAddress();
  await page.clock.install();
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Hana Demo');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await page.getByRole('textbox', { name: 'Subject' }).fill('A school');
  // Who writes faster than a person is taken for a program, and gets no mail.
  await page.getByRole('textbox', { name: 'Message' }).fill('For 300 children.');
  await page.clock.fastForward(10_000);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await expect(page.getByText(/[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(await pathSentTo(email, /./));
  await expect(page.getByRole('heading', { name: 'A school' })).toBeVisible();
  await openEverything(page, email);
  await eraseAll(page);
});
