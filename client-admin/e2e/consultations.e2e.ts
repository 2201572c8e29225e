import { isHoliday } from '../../server/test/builders/coming-day.js';
import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName, withoutLiveNotifications } from './sign-in.js';
import { chooseStatus, statusMenu } from './status-menu.js';

interface Consultation {
  id: number;
  version: number;
  clientName: string;
  consultantId: number | null;
}

const DAY_MS = 24 * 60 * 60_000;

/** A Tuesday that no other test and no demo meeting has: far ahead, and another one for each call and browser. */
function farTuesday(browser: string, turn: number): string {
  const start = Date.now() + 300 * DAY_MS;
  const toTuesday = (9 - new Date(start).getUTCDay()) % 7;
  const weeks = turn + (browser === 'phone' ? 0 : 20);
  const tuesday = new Date(start + (toTuesday + weeks * 7) * DAY_MS);
  // Ten weeks on no other test meets; two holidays are never so far apart.
  const day = isHoliday(tuesday) ? new Date(tuesday.getTime() + 70 * DAY_MS) : tuesday;
  return day.toISOString().slice(0, 10);
}

async function ask(request: APIRequestContext, changes: object = {}) {
  const call = await asColleague(request);
  const asked = await call<Consultation>('POST', '/consultations', {
    clientName: ownName('Client'),
    clientEmail: 'client@mail.example',
    type: 'TECHNICAL',
    topic: 'A crack in a wall',
    meetingType: 'PHONE',
    ...changes,
  });
  return { ...asked, call, address: `/admin/consultations?search=${encodeURIComponent(asked.clientName)}` };
}

test('a consultation is scheduled by a form that says what is missing', async ({ page }, { project }) => {
  const name = ownName('Meron');
  await openAsStaff(page, '/admin/consultations');
  await page.getByRole('button', { name: 'Schedule New Consultation' }).click();
  const form = page.getByRole('dialog', { name: 'Schedule New Consultation' });
  await expect(form.getByLabel('Client Name')).toBeFocused();
  const submit = form.getByRole('button', { name: 'Schedule Consultation' });
  await expect(submit).toBeDisabled();
  await form.getByLabel('Client Name').fill(name);
  await form.getByLabel('Client Name').press('Enter');
  await expect(form.getByText('Please fill in all required fields')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Email').fill('meron@mail.example');
  await form.getByLabel('Consultation Type').selectOption('Design Review');
  await form.getByLabel('Meeting Type').selectOption('In Person');
  await form.getByLabel('Location').fill('Bole office');
  await form.getByLabel('Topic').fill('Plans of the second floor');
  await form.getByLabel('Preferred Date').click();
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Preferred Date').fill(farTuesday(project.name, 2));
  await form.getByLabel('Preferred Time').selectOption('09:30');
  await submit.click();
  await expect(page.getByText('Consultation scheduled successfully!')).toBeVisible();
  await expect(form).toBeHidden();

  await page.getByLabel('Search').fill(name);
  const row = page.getByRole('row', { name });
  await expect(row.getByText(/, 09:30 EAT$/)).toBeVisible();
  await row.getByRole('button', { name: /^View Details/ }).click();
  await expect(page.getByRole('dialog').getByText('Bole office')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Consultation deleted successfully!')).toBeVisible();
});

test('a consultation is read, completed and deleted', async ({ page, request }) => {
  const { clientName, address } = await ask(request, { meetingType: 'IN_PERSON', location: 'Bole office' });
  await openAsStaff(page, address);
  const row = page.getByRole('row', { name: clientName });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  await row.getByRole('button', { name: /^View Details/ }).click();
  const details = page.getByRole('dialog', { name: 'Consultation Details' });
  await expect(details.getByText('Bole office')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  await chooseStatus(row, 'Completed');
  const question = page.getByRole('dialog', { name: 'Complete Consultation' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(statusMenu(row)).toBeFocused();
  await chooseStatus(row, 'Completed');
  await question.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText('Consultation status updated successfully!')).toBeVisible();
  await expect(statusMenu(row)).toHaveText('Completed');
  await expect(statusMenu(row)).toBeFocused();

  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Consultation deleted successfully!')).toBeVisible();
  await expect(page.getByText('No consultations found')).toBeVisible();
});

test(
  'the dashboard’s link to pending ones shows what was requested',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const { id, clientName, call } = await ask(request);
    await openAsStaff(page, '/admin/consultations?status=pending');
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue('REQUESTED');
    const row = page.getByRole('row', { name: clientName });
    await expect(row.getByText('To be scheduled')).toBeVisible();
    await call('DELETE', `/consultations/${id}`);
  },
);

test.describe('when something goes wrong', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });
  test.beforeEach(({ page }) => withoutLiveNotifications(page));

  test(
    'a time that is taken is refused with the name of who has it',
    { tag: '@one-width' },
    async ({ page, request }, { project }) => {
      const wish = { preferredDate: farTuesday(project.name, 1), preferredTime: '10:00' };
      const first = await ask(request, wish);
      await first.call('PUT', `/consultations/${first.id}`, { status: 'CONFIRMED', version: first.version });
      const second = await ask(request, wish);
      // Whoever is free has kept the time for it; the one who was asked for first is not.
      const { consultantId } = await first.call<Consultation>('GET', `/consultations/${first.id}`);
      await first.call('PUT', `/consultations/${second.id}`, { consultantId });
      await openAsStaff(page, second.address);
      const row = page.getByRole('row', { name: second.clientName });
      await chooseStatus(row, 'Scheduled');
      await expect(page.getByText(`${first.clientName} already has a consultation with`)).toBeVisible();
      await expect(statusMenu(row)).toHaveText('Requested');
      await first.call('DELETE', `/consultations/${first.id}`);
      await first.call('DELETE', `/consultations/${second.id}`);
    },
  );

  test('a colleague who was faster is not overwritten', { tag: '@one-width' }, async ({ page, request }) => {
    const { id, clientName, version, address, call } = await ask(request);
    await openAsStaff(page, address);
    const row = page.getByRole('row', { name: clientName });
    await expect(statusMenu(row)).toHaveText('Requested');
    await call('PUT', `/consultations/${id}`, { status: 'CANCELLED', version });
    await chooseStatus(row, 'Completed');
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    await expect(page.getByText(/Nothing was saved\. Status is now “Cancelled”\./)).toBeVisible();
    await expect(statusMenu(row)).toHaveText('Cancelled');
    await call('DELETE', `/consultations/${id}`);
  });

  test('each failure says what to do', { tag: '@one-width' }, async ({ page, request }) => {
    const { id, clientName, address, call } = await ask(request);
    await openAsStaff(page, address);
    const row = page.getByRole('row', { name: clientName });
    await expect(row).toBeVisible();
    const error = { code: 'CONFLICT', message: '' };
    const refusal = { status: 409, json: { success: false, message: '', error } };
    await page.route('**/api/v1/consultations/*', (route) => route.fulfill(refusal));
    await chooseStatus(row, 'Confirmed');
    await expect(page.getByText('Failed to update consultation status')).toBeVisible();
    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Failed to delete consultation')).toBeVisible();

    await page.route('**/api/v1/consultations', (route) => route.fulfill(refusal));
    await page.getByRole('button', { name: 'Schedule New Consultation' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Client Name').fill('Meron');
    await form.getByLabel('Email').fill('meron@mail.example');
    await form.getByLabel('Consultation Type').selectOption('Design Review');
    await form.getByLabel('Meeting Type').selectOption('Phone');
    await form.getByLabel('Topic').fill('Plans');
    await form.getByRole('button', { name: 'Schedule Consultation' }).click();
    await expect(page.getByText('Failed to schedule consultation')).toBeVisible();
    await expect(form.getByLabel('Topic')).toHaveValue('Plans');

    await page.route('**/api/v1/consultations?*', (route) => route.fulfill(refusal));
    await page.goto(address);
    await expect(page.getByText('Failed to load consultations')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(row).toBeVisible();
    await call('DELETE', `/consultations/${id}`);
  });
});
