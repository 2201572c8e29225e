import { expect, expectAccessible, pressLabelOf, test } from '../../e2e/test.js';
import { findFreeDay } from './free-day.js';
import {
  WAITING,
  CALL,
  newEmail,
  openContact,
  writeMessage,
  messageNotice,
  filedFrom,
  takeTime,
  storedOn,
  sendOffline,
} from './waiting-message.js';

// What the browser itself says of requests that found no network or were refused.
test.use({ expectedConsole: [/Failed to load resource/] });

const DAY_MS = 86_400_000;

test('what waits can be edited, and cancelled', { tag: '@one-width' }, async ({ page, context, request }) => {
  await openContact(page);
  const email = await sendOffline(page, context);
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue('Twelve classrooms.');
  await message.fill('Fourteen classrooms.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(messageNotice(page)).toHaveCount(1);
  expect(await storedOn(page)).toContain('Fourteen');
  expect(await storedOn(page)).not.toContain('Twelve');
  await context.setOffline(false);
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Requests on this device/ })).toHaveCount(0);
  expect(await filedFrom(request, email)).toEqual(['Fourteen classrooms.']);

  const other = await sendOffline(page, context);
  await messageNotice(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(messageNotice(page)).toHaveCount(0);
  await context.setOffline(false);
  await page.goto('/about');
  expect(await storedOn(page)).toBe('[]');
  expect(await filedFrom(request, other)).toEqual([]);
});

test(
  'a message that the server refuses is given back with its reason',
  { tag: '@one-width' },
  async ({ page, context }) => {
    await openContact(page);
    await sendOffline(page, context);
    const details = [{ field: 'email', message: 'This host takes no mail.' }];
    const message = 'Please check the email.';
    await page.route(CALL, (route) =>
      route.fulfill({
        status: 400,
        json: { success: false, message, error: { code: 'VALIDATION_ERROR', message, details } },
      }),
    );
    await context.setOffline(false);
    await expect(page.getByText('Not sent: Message')).toBeVisible();
    await expect(messageNotice(page)).toContainText('It was not accepted. Check it and send it again.');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Twelve classrooms.');
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'This host takes no mail.',
    );
    await messageNotice(page).getByRole('button', { name: 'Delete draft' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    expect(await storedOn(page)).toBe('[]');
  },
);

test(
  'a consultation whose time was taken meanwhile is given back with free times',
  { tag: '@one-width' },
  async ({ page, context, request }) => {
    const day = await findFreeDay(request, 70);
    await page.goto('/consultation');
    await page.getByLabel('Project type').selectOption('Residence');
    await page.getByLabel('Preferred date').fill(day);
    await pressLabelOf(page.getByRole('radio', { name: /^10:30 ·/ }));
    await page.getByLabel('Name').fill('Hanna Bekele');
    await page.getByLabel('Phone').fill('+251 900 000 011');
    await page.getByRole('textbox', { name: 'Email' }).fill(newEmail());
    await page.getByRole('textbox', { name: 'Message' }).fill('Near the river.');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Schedule consultation' }).click();
    const notice = page.getByRole('main').getByRole('group', { name: /^Consultation request/ });
    await expect(notice).toContainText(WAITING);
    await takeTime(request, day, '10:30');
    await context.setOffline(false);
    await expect(page.getByText('This time has just been taken. Choose another time.')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^10:30 .* not available$/ })).toBeDisabled();
    await expect(page.getByLabel('Name')).toHaveValue('Hanna Bekele');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Near the river.');
    await pressLabelOf(page.getByRole('radio', { name: /^14:00 ·/ }));
    await page.getByRole('button', { name: 'Schedule consultation' }).click();
    await expect(page.getByText('Your consultation is requested')).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
);

test(
  'a message that could not be sent for 14 days is given back as a draft',
  { tag: '@one-width' },
  async ({ page, context }) => {
    await page.clock.install();
    await openContact(page);
    await sendOffline(page, context);
    await page.clock.fastForward(14 * DAY_MS - 60_000);
    await expect(messageNotice(page)).toContainText(WAITING);
    await page.clock.fastForward(2 * 60_000);
    await expect(messageNotice(page)).toContainText('It could not be sent for 14 days.');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Twelve classrooms.');
    await page.clock.fastForward(14 * DAY_MS);
    await expect(messageNotice(page)).toHaveCount(0);
    expect(await storedOn(page)).toBe('[]');
  },
);

test(
  'an order waits in its dialog, and opens there again from the badge',
  { tag: '@one-width' },
  async ({ page, context }) => {
    await page.goto('/projects');
    const buy = page.getByRole('button', { name: /^Buy Design/ }).first();
    await buy.click();
    const dialog = page.getByRole('dialog', { name: 'Buy Design' });
    await dialog.getByLabel('Full name').fill('Hanna Bekele');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(newEmail());
    await dialog.getByLabel('Phone').fill('+251 900 000 011');
    await dialog.getByLabel('Address').fill('Bole, Addis Ababa');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Submit order' }).click();
    await expect(dialog.getByRole('group', { name: /^Order: / })).toContainText(WAITING);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Requests on this device: 1' }).click();
    const stored = page.getByRole('dialog', { name: 'Requests on this device' });
    await expect(stored.getByText('It has been sent.')).toBeVisible();
    await stored.getByRole('link', { name: 'Follow the order' }).click();
    await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  },
);

test(
  'what an account sent is shown to nobody else on the device, and is sent',
  { tag: '@one-width' },
  async ({ page, request }) => {
    await page.addInitScript(() => {
      // Not in the map's frame.
      if (window !== top || sessionStorage.getItem('signed-out')) return;
      localStorage.setItem('user', JSON.stringify({ id: 7, name: 'Hanna', email: 'h@mail.example' }));
      localStorage.setItem('accessToken', 'expired');
    });
    await page.route(CALL, (route) => route.abort());
    const email = newEmail();
    await openContact(page);
    await writeMessage(page, email);
    await expect(messageNotice(page)).toContainText(WAITING);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.setItem('signed-out', 'yes');
    });
    await page.reload();
    await page.unroute(CALL);
    const sent = page.waitForResponse(CALL);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await sent;
    await expect.poll(() => filedFrom(request, email)).toEqual(['Twelve classrooms.']);
    await expect(messageNotice(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Requests on this device/ })).toHaveCount(0);
  },
);
