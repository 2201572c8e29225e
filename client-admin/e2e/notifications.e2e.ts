import type { APIRequestContext, Page } from '@playwright/test';
import { administrator, expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, goInside, openAsStaff, ownName } from './sign-in.js';

interface Inquiry {
  id: number;
}

/** What a visitor sends from the contact page. */
async function sendMessage(request: APIRequestContext, subject: string): Promise<Inquiry> {
  const data = {
    name: 'Kidist Alemayehu',
    email: `kidist-${crypto.randomUUID()}@mail.example`,
    subject,
    message: 'A plot in Ayat.',
  };
  const answer = await request.post('/api/v1/contact-inquiries', { data });
  return ((await answer.json()) as { data: Inquiry }).data;
}

/** An administrator of its own: what the others read does not change what this one has not. */
async function openAsNewColleague(page: Page, request: APIRequestContext, address: string): Promise<void> {
  const call = await asColleague(request);
  const email = `${ownName('colleague').replaceAll(' ', '-').toLowerCase()}@mail.example`;
  const { password } = administrator;
  await call('POST', '/users', { name: 'Colleague', email, password, role: 'ADMIN' });
  await openAsStaff(page, address, { email, password });
}

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const entry = (page: Page, subject: string) => page.getByRole('menuitem', { name: subject });
/** The page listens from here on. */
const streamOpens = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/notifications/stream?') && answer.ok());

test(
  'a visitor’s message shows in an open page and leads to it',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const listening = streamOpens(page);
    await openAsNewColleague(page, request, '/admin');
    await listening;
    const subject = ownName('A house');
    const { id } = await sendMessage(request, subject);
    await expect(bell(page)).toHaveAccessibleName(/, \d+ unread$/);
    await bell(page).click();
    await expect(entry(page, subject)).toContainText('New contact inquiry');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await entry(page, subject).click();
    await expect(page).toHaveURL(`/admin/contacts?view=${id}`);
    await expect(page.getByRole('dialog')).toContainText(subject);
    await page.keyboard.press('Escape');
    // Here, since others may have come meanwhile and the bell shows five.
    await goInside(page, '/admin/notifications');
    const row = page.getByRole('row', { name: subject });
    await expect(row).toBeVisible();
    await expect(row.getByRole('button', { name: /^Mark as read/ })).toHaveCount(0);
  },
);

test.describe('when something goes wrong', () => {
  test.use({ expectedConsole: [/Failed to load resource|ERR_/] });

  test(
    'a line that was cut comes back without a loss',
    { tag: '@one-width' },
    async ({ page, request, context }) => {
      const listening = streamOpens(page);
      await openAsNewColleague(page, request, '/admin');
      await listening;
      // The code of the figures loads last. This test is not about code that the line cuts off.
      await expect(page.getByRole('heading', { name: 'Statistics', exact: true })).toBeVisible();
      await context.setOffline(true);
      const subject = ownName('A villa');
      await sendMessage(request, subject);
      const again = streamOpens(page);
      await context.setOffline(false);
      await again;
      await bell(page).click();
      await expect(entry(page, subject)).toBeVisible();
      const next = ownName('A library');
      await sendMessage(request, next);
      await expect(entry(page, next)).toBeVisible();
    },
  );
});
