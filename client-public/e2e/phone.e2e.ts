import type { APIRequestContext, Page } from '@playwright/test';
import { linkSentTo, textSentTo } from '../../e2e/mails.js';
import { administrator, expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { findFreeDay } from './free-day.js';

// What only a record or a link leads to; pages.e2e.ts looks at all other pages at both widths.

async function expectFits(page: Page): Promise<void> {
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
}

async function send<Sent>(request: APIRequestContext, path: string, data: object): Promise<Sent> {
  const answer = await request.post(`/api/v1/${path}`, { data, headers: { 'Accept-Language': 'en' } });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { data: Sent }).data;
}

/** The link without its origin: the server under test has another one. */
const pathOf = (link: string) => new URL(link).pathname + new URL(link).hash;

test.describe('on a phone', { tag: '@phone' }, () => {
  test('an order and its change fit', async ({ page, request }) => {
    const { accessToken } = await send<{ accessToken: string }>(request, 'auth/login', administrator);
    const headers = { Authorization: `Bearer ${accessToken}` };
    const found = await request.get('/api/v1/projects?search=Ayat&isForSale=true', { headers });
    const { data: designs } = ((await found.json()) as { data: { data: { id: number }[] } }).data;
    const order = await send<{ id: number; trackingCode: string }>(request, 'design-orders', {
      ...{ name: 'Hana Demo', email: 'order@mail.example', phone: '+251 900 000 050' },
      projectId: designs[0]!.id,
    });
    await page.goto(`/track?code=${order.trackingCode}`);
    await page.getByRole('button', { name: 'Ask for a change' }).click();
    await page.getByLabel('What should be different?').fill('One more bedroom, please.');
    await expectFits(page);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Requested', { exact: true })).toBeVisible();
    await expectFits(page);
    await request.delete(`/api/v1/design-orders/${order.id}`, { headers });
  });

  test('an appointment, and everything with its client, fit', async ({ page, request }) => {
    const email = `phone-${crypto.randomUUID()}@mail.example`;
    await send(request, 'consultations', {
      ...{ clientName: 'Hana Demo', clientEmail: email, type: 'INITIAL', topic: 'A house' },
      ...{ meetingType: 'PHONE', preferredDate: await findFreeDay(request, 100), preferredTime: '10:00' },
    });
    await page.goto(pathOf(await linkSentTo(email, /consultation/)));
    await page.getByRole('button', { name: 'Move the consultation' }).click();
    await page.getByLabel('New date').fill(await findFreeDay(request, 110));
    await page.keyboard.press('Tab');
    await expect(page.getByText('Times in Addis Ababa, on both clocks')).toBeVisible();
    // Until the times are known they are paler.
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await expectFits(page);

    await send(request, 'contact-inquiries', {
      ...{ name: 'Hana Demo', email, subject: 'A house in Ayat', message: 'We have a plot of 300 m².' },
      secondsShown: 3,
    });
    const path = /https?:\/\/[^/\s]+(\/mine#[\w-]{43})/.exec(await textSentTo(email, /message/));
    await page.goto('/');
    await page.goto(path![1]!);
    await expect(page.getByRole('heading', { name: 'A house in Ayat' })).toBeVisible();
    await expectFits(page);
  });

  test('a month to choose a day from, and pages that links lead to, fit', async ({ page }) => {
    await page.goto('/consultation');
    await expect(page.locator('html')).toHaveAttribute('data-started', '');
    await page.getByRole('button', { name: 'Choose from a calendar' }).click();
    await expect(page.getByRole('dialog', { name: 'Choose from a calendar' })).toBeVisible();
    await expectFits(page);
    for (const path of ['/account/password#cut', '/track/licence', '/track/files#cut']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFits(page);
    }
  });
});
