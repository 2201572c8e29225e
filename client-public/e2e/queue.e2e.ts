import { expect, expectAccessible, expectNoHorizontalScroll, refuseStorage, test } from '../../e2e/test.js';
import {
  CALL,
  newEmail,
  openContact,
  writeMessage,
  messageNotice,
  filedFrom,
  storedOn,
  sendOffline,
  WAITING,
} from './waiting-message.js';

// What the browser itself says of requests that found no network or were refused.
test.use({ expectedConsole: [/Failed to load resource/] });

const offline = 'a message that is sent offline arrives once, with the next page that has a connection';
test(offline, { tag: '@one-width' }, async ({ page, context, request }) => {
  await openContact(page);
  const email = await sendOffline(page, context);
  // What failed is above the form, which keeps its fields.
  await expect(page.getByRole('alert')).toContainText('Failed to send message');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Twelve classrooms.');
  const badge = page.getByRole('button', { name: 'Requests on this device: 1' });
  await expect(badge).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/about');
  await expect(next.getByText(/^Sent: Message\. Code [2-9A-Z-]{14}$/)).toBeVisible();
  expect(await filedFrom(request, email)).toEqual(['Twelve classrooms.']);
  // Nothing that was typed remains.
  expect(await storedOn(next)).not.toContain('Hanna');

  await next.getByRole('button', { name: 'Requests on this device: 1' }).click();
  const dialog = next.getByRole('dialog', { name: 'Requests on this device' });
  await expect(dialog.getByText('It has been sent.')).toBeVisible();
  await expect(dialog.locator('strong')).toHaveText(/^[2-9A-Z-]{14}$/);
  await expectAccessible(next);
  await dialog.getByRole('group').getByRole('button', { name: 'Close' }).click();
  await expect(dialog.getByText('Nothing is waiting to be sent.')).toBeVisible();
  expect(await storedOn(next)).toBe('[]');
});

test('of two tabs one sends, and both say so', { tag: '@one-width' }, async ({ page, context, request }) => {
  await openContact(page);
  const other = await context.newPage();
  await openContact(other);
  const email = await sendOffline(page, context);
  await expect(messageNotice(other)).toContainText(WAITING);
  const bothRequested = Promise.withResolvers<unknown>();
  let calls = 0;
  await context.route(CALL, async (route) => {
    calls += 1;
    await bothRequested.promise;
    await route.continue();
  });
  await context.setOffline(false);
  for (const tab of [page, other])
    await tab.evaluate(() => {
      window.dispatchEvent(new Event('online'));
      return new Promise((resolve) => setTimeout(resolve, 300));
    });
  bothRequested.resolve(true);
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  expect(calls).toBe(1);
  expect(await filedFrom(request, email)).toEqual(['Twelve classrooms.']);
});

for (const locks of ['with', 'without'])
  test(
    `a message whose answer is lost ten times is filed once, ${locks} locks`,
    { tag: '@one-width' },
    async ({ page, request }) => {
      const email = newEmail();
      if (locks === 'without')
        await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
      await page.clock.install();
      let lost = 0;
      await page.route(CALL, async (route) => {
        if (lost >= 10) return route.continue();
        await route.fetch();
        lost += 1;
        await route.abort();
      });
      await openContact(page);
      await writeMessage(page, email);
      // It is stored by now: a storage that takes a second counts as none, and so would half a minute that is skipped.
      await expect.poll(() => lost).toBe(2);
      while (lost < 10) await page.clock.fastForward(30_000);
      // What is left of it stays; the notification that says so would be gone with time that is skipped.
      const receipt = page.getByRole('group', { name: 'Sent: Message' });
      // Time that is skipped before the page has heard of the loss counts for nothing.
      await expect(async () => {
        await page.clock.fastForward(30_000);
        await expect(receipt).toBeVisible({ timeout: 1_000 });
      }).toPass();
      expect(lost).toBeGreaterThanOrEqual(10);
      expect(await filedFrom(request, email)).toEqual(['Twelve classrooms.']);
    },
  );

test('a busy server is retried after Retry-After', { tag: '@one-width' }, async ({ page, request }) => {
  const email = newEmail();
  let attempts = 0;
  await page.clock.install();
  await page.route(CALL, (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    const message = 'Too many requests.';
    const json = { success: false, message, error: { code: 'RATE_LIMITED', message } };
    return route.fulfill({ status: 429, headers: { 'Retry-After': '300' }, json });
  });
  await openContact(page);
  await writeMessage(page, email);
  await expect(page.getByRole('alert')).toContainText('Too many requests.');
  await expect(messageNotice(page)).toContainText(WAITING);
  for (let minutes = 1; minutes < 5; minutes += 1) await page.clock.fastForward(60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect(attempts).toBe(1);
  const sent = page.waitForResponse(CALL);
  await page.clock.fastForward(90_000);
  await sent;
  expect(await filedFrom(request, email)).toEqual(['Twelve classrooms.']);
});

test(
  'a browser that refuses storage sends at once, and keeps what could not be sent in the form',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const email = newEmail();
    await refuseStorage(page);
    await page.route(CALL, (route) => route.abort());
    await openContact(page);
    await writeMessage(page, email);
    await expect(page.getByRole('alert')).toContainText('Failed to send message', { timeout: 10_000 });
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Twelve classrooms.');
    await page.unroute(CALL);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
    expect(await filedFrom(request, email)).toEqual(['Twelve classrooms.']);
  },
);

test(
  'a form does not wait for a storage that does not answer',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const email = newEmail();
    await page.addInitScript(() => {
      indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
    });
    await openContact(page);
    await writeMessage(page, email);
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
    expect(await filedFrom(request, email)).toEqual(['Twelve classrooms.']);
  },
);

test(
  'a storage that answers too late keeps nothing of a message that stays in the form',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.route(CALL, (route) => route.abort());
    await openContact(page);
    const busy = await page.evaluateHandle(async () => {
      const opening = indexedDB.open('submissions');
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const store = opening.result.transaction('submissions', 'readwrite').objectStore('submissions');
      const state = { isBusy: true };
      const readOn = () => {
        if (state.isBusy) store.get('nothing').onsuccess = readOn;
        else opening.result.close();
      };
      readOn();
      return state;
    });
    await writeMessage(page, newEmail());
    await expect(page.getByRole('alert')).toContainText('Failed to send message', { timeout: 10_000 });
    await busy.evaluate((state) => (state.isBusy = false));
    expect(await storedOn(page)).toBe('[]');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Twelve classrooms.');
  },
);
