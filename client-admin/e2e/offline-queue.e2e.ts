import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';
import { chooseStatus, statusMenu } from './status-menu.js';

// What the browser itself says of requests that found no network or were refused.
test.use({ expectedConsole: [/Failed to load resource|ERR_/] });

interface Inquiry {
  status: string;
  ownerId: number | null;
  version: number;
  notes: { content: string }[];
  replies: { subject: string; content: string }[];
}

const WAITING = 'Waiting for a connection. It will be sent by itself.';

/** An inquiry of its own for each test, opened by staff, with all that its dialog loads. */
async function openInquiry(page: Page, request: APIRequestContext) {
  const call = await asColleague(request);
  const name = ownName('Inquiry');
  const { id } = await call<{ id: number }>('POST', '/contact-inquiries', {
    name,
    email: `${name.replace(' ', '-').toLowerCase()}@mail.example`,
    subject: 'A school in Adama',
    message: 'Twelve classrooms.',
  });
  const owners = page.waitForResponse('**/contact-inquiries/owners');
  await openAsStaff(page, `/admin/contacts?view=${id}`);
  await owners;
  const dialog = page.getByRole('dialog', { name: 'Inquiry Details' });
  await expect(dialog.getByText('Twelve classrooms.')).toBeVisible();
  const read = () => call<Inquiry>('GET', `/contact-inquiries/${id}`);
  return { id, call, dialog, read };
}

async function addNote(dialog: Locator, text: string): Promise<void> {
  await dialog.getByLabel('New note').fill(text);
  await dialog.getByRole('button', { name: 'Add note' }).click();
}

const notices = (within: Locator) => within.getByRole('group').filter({ hasText: WAITING });
const badge = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('button', { name: RegExp(`^Not sent yet: ${count} `) });

/** What is stored on the device, as the browser has it. */
const storedOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('staff-actions');
        opening.onerror = () => reject(new Error('IndexedDB'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('staff-actions').objectStore('staff-actions').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );

/** The tab is closed, and another one is opened with a connection. */
async function nextTab(page: Page, context: BrowserContext, address: string): Promise<Page> {
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

const journey =
  'a note, a status, a claim and a reply that are written offline arrive once each, in the next tab';
test(journey, { tag: '@one-width' }, async ({ page, context, request }) => {
  const { id, dialog, read } = await openInquiry(page, request);
  await context.setOffline(true);
  await addNote(dialog, 'Called back.');
  await expect(notices(dialog)).toHaveCount(1);
  await expect(dialog.getByLabel('New note')).toHaveValue('');
  await chooseStatus(dialog, 'Converted');
  await expect(notices(dialog)).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Take it' }).click();
  await expect(notices(dialog)).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Reply', exact: true }).click();
  const form = dialog.getByRole('form', { name: 'Reply' });
  await form.getByLabel('Subject').fill('Your school');
  await form.getByLabel('Message').fill('We would like to see the place.');
  await form.getByRole('button', { name: 'Send reply' }).click();
  await expect(notices(dialog)).toHaveCount(4);
  // The record as it will be.
  await expect(statusMenu(dialog)).toHaveText('Converted');
  await expect(dialog.getByRole('button', { name: /^Owner: .*\(you\)/ })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await badge(page, 4).click();
  const list = page.getByRole('dialog', { name: 'Not sent yet' });
  await expect(list.getByRole('link', { name: `Inquiry ${id}` })).toHaveCount(4);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  // What the client wrote is not on the device.
  expect(await storedOn(page)).not.toMatch(/Twelve|Adama|mail\.example/);

  // The last of what is sent one after the other.
  const isReplied = context.waitForEvent('response', (answer) => answer.url().endsWith('/replies'));
  const next = await nextTab(page, context, '/admin/projects');
  await isReplied;
  await expect.poll(() => storedOn(next)).toBe('[]');
  const { status, ownerId, notes, replies } = await read();
  expect(notes.map(({ content }) => content)).toEqual(['Called back.']);
  expect(replies.map(({ content }) => content)).toEqual(['We would like to see the place.']);
  expect(status).toBe('CONVERTED');
  expect(ownerId).not.toBeNull();
  await expect(next.getByRole('banner').getByRole('button', { name: /^Not sent yet/ })).toHaveCount(0);
});

test(
  'a status that comes too late is compared with what a colleague saved',
  { tag: '@one-width' },
  async ({ page, context, request }) => {
    const { id, call, dialog, read } = await openInquiry(page, request);
    const { version } = await read();
    await context.setOffline(true);
    await chooseStatus(dialog, 'Contacted');
    await expect(notices(dialog)).toHaveCount(1);
    await call('PUT', `/contact-inquiries/${id}`, { status: 'CLOSED', version });
    await context.setOffline(false);
    await expect(page.getByText(`Not sent: Status, Inquiry ${id}`)).toBeVisible();
    expect((await read()).status).toBe('CLOSED');

    await dialog.getByRole('button', { name: 'Compare' }).click();
    const comparison = page.getByRole('dialog', { name: 'Somebody else has changed this' });
    await expect(comparison.getByRole('row', { name: 'Status Closed Contacted' })).toBeVisible();
    await expectAccessible(page);
    await comparison.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(async () => (await read()).status).toBe('CONTACTED');
    await expect(statusMenu(dialog)).toHaveText('Contacted');
    await expect.poll(() => storedOn(page)).toBe('[]');
  },
);

test(
  'a note whose answer is lost ten times is one note, and one that waits can be edited',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const { dialog, read } = await openInquiry(page, request);
    let lost = 0;
    await page.route('**/contact-inquiries/*/notes', async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort();
    });
    await addNote(dialog, 'Called back.');
    await expect(notices(dialog)).toHaveCount(1);
    while (lost < 10) {
      await page.evaluate(() => {
        window.dispatchEvent(new Event('online'));
        return new Promise((resolve) => setTimeout(resolve, 100));
      });
    }
    // Opened and sent again as it is, it is still the same.
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await expect(dialog.getByLabel('New note')).toHaveValue('Called back.');
    await page.unrouteAll({ behavior: 'wait' });
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('The note was added.')).toBeVisible();
    expect((await read()).notes.map(({ content }) => content)).toEqual(['Called back.']);

    // So is a reply, though it has changed its inquiry.
    await page.route('**/contact-inquiries/*/replies', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await dialog.getByRole('button', { name: 'Reply', exact: true }).click();
    const form = dialog.getByRole('form', { name: 'Reply' });
    await form.getByLabel('Subject').fill('Your school');
    await form.getByLabel('Message').fill('We would like to see the place.');
    await form.getByRole('button', { name: 'Send reply' }).click();
    await notices(dialog).getByRole('button', { name: 'Edit' }).click();
    await expect(form.getByLabel('Subject')).toHaveValue('Your school');
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await expect(dialog.getByText('We would like to see the place.').first()).toBeVisible();
    await form.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText(/^The reply to .* is being sent\.$/)).toBeVisible();
    expect((await read()).replies.map(({ content }) => content)).toEqual(['We would like to see the place.']);
    await expect.poll(() => storedOn(page)).toBe('[]');
  },
);

test(
  'what is refused is given back with its reason, and what waits for a sign-in waits',
  { tag: '@one-width' },
  async ({ page, context, request }) => {
    const { dialog, read } = await openInquiry(page, request);
    await context.setOffline(true);
    await addNote(dialog, 'Called back.');
    await expect(notices(dialog)).toHaveCount(1);
    const message = 'The note is too long.';
    await page.route('**/contact-inquiries/*/notes', (route) =>
      route.fulfill({
        status: 400,
        json: { success: false, message, error: { code: 'VALIDATION_ERROR', message } },
      }),
    );
    await context.setOffline(false);
    await expect(dialog.getByText(`It was not accepted. ${message}`)).toBeVisible();
    await expect(dialog.getByLabel('New note')).toHaveValue('Called back.');
    await page.unrouteAll({ behavior: 'wait' });

    // The session ends meanwhile.
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await expect(notices(dialog)).toHaveCount(1);
    const session = await page.evaluate(() => {
      const stored = { ...localStorage };
      localStorage.setItem('adminToken', 'over');
      localStorage.setItem('adminRefreshToken', 'over');
      return stored as Record<string, string>;
    });
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(await storedOn(page)).toContain('Called back.');
    expect((await read()).notes).toEqual([]);
    // The same account signs in again.
    await page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, session);
    await page.goto('/admin/projects');
    await expect.poll(async () => (await read()).notes.length).toBe(1);
  },
);

test(
  'signing out asks about what is not sent, and deletes it',
  { tag: '@one-width' },
  async ({ page, context, request }) => {
    const { dialog } = await openInquiry(page, request);
    await context.setOffline(true);
    await addNote(dialog, 'Called back.');
    await expect(notices(dialog)).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    const signOut = async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Administrator' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      return page.getByRole('dialog', { name: 'Sign out and delete what is not sent?' });
    };
    await (await signOut()).getByRole('button', { name: 'Stay signed in' }).click();
    await expect(badge(page, 1)).toBeVisible();
    await (await signOut()).getByRole('button', { name: 'Delete and sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect.poll(() => storedOn(page)).toBe('[]');
  },
);

test(
  'what one account wrote is neither shown to the next one at the device nor sent by it',
  { tag: '@one-width' },
  async ({ page, context, request }) => {
    const { call, dialog, read } = await openInquiry(page, request);
    const other = { email: `${ownName('other').replaceAll(' ', '-')}@mail.example`, password: 'Correct1' };
    await call('POST', '/users', { name: 'Sara Demo', role: 'OFFICE', ...other });
    const signedIn = await request.post('/api/v1/auth/login', { data: other });
    const { data } = (await signedIn.json()) as { data: { user: object; accessToken: string } };
    await context.setOffline(true);
    await addNote(dialog, 'Called back.');
    await expect(notices(dialog)).toHaveCount(1);
    const store = (tab: Page, entries: Record<string, string>) =>
      tab.evaluate((all) => {
        const before = { ...localStorage } as Record<string, string>;
        for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
        return before;
      }, entries);
    const own = await store(page, { adminUser: JSON.stringify(data.user), adminToken: data.accessToken });

    const next = await nextTab(page, context, '/admin/contacts');
    await expect(next.getByRole('banner').getByText('Sara Demo')).toBeVisible();
    await next.evaluate(() => window.dispatchEvent(new Event('online')));
    await next.waitForLoadState('networkidle');
    await expect(next.getByRole('banner').getByRole('button', { name: /^Not sent yet/ })).toHaveCount(0);
    expect((await read()).notes).toEqual([]);
    expect(await storedOn(next)).toContain('Called back.');

    await store(next, own);
    await next.reload();
    await expect.poll(async () => (await read()).notes.length).toBe(1);
  },
);

test(
  'a form that is saved offline says that it needs a connection, and keeps what was typed',
  { tag: '@one-width' },
  async ({ page, context }) => {
    await openAsStaff(page, '/admin/testimonials/new');
    const name = ownName('Client');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Role').fill('Owner');
    await page.getByLabel('Company or building').fill('A house');
    await page.getByLabel('Quote').fill('Warm.');
    await context.setOffline(true);
    await page
      .getByRole('button', { name: /^(Add|Create|Save)/ })
      .first()
      .click();
    await expect(page.getByText(/^This needs a connection\./)).toBeVisible({ timeout: 10_000 });
    await expect(page.getByLabel('Name')).toHaveValue(name);
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByLabel('Name')).toHaveValue(name);
    await page
      .getByRole('button', { name: /^(Add|Create|Save)/ })
      .first()
      .click();
    await expect(page).toHaveURL('/admin/testimonials');
    await expect(page.getByText(name).first()).toBeVisible();
  },
);
