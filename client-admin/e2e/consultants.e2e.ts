import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { isHoliday } from '../../server/test/builders/upcoming-day.js';
import { asColleague, goInside, openAsStaff, ownName, withoutLiveNotifications } from './sign-in.js';
import { chooseStatus } from './status-menu.js';
import { toList } from './to-list';

interface Consultation {
  id: number;
}

/** A Saturday that no other test and no demo meeting has. */
function farSaturday(): string {
  const day = new Date(Date.now() + 500 * 24 * 60 * 60_000);
  while (day.getUTCDay() !== 6 || isHoliday(day)) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** On a Saturday afternoon the office is closed, and nobody of the demo works. */
const [opens, closes] = ['15:30', '16:30'];

async function isFree(request: APIRequestContext, date: string, time: string): Promise<boolean> {
  const answer = await request.get(`/api/v1/consultations/availability?date=${date}`);
  const { data } = (await answer.json()) as { data: { slots: { time: string; available: boolean }[] } };
  return data.slots.find((slot) => slot.time === time)!.available;
}

// What is refused: hours, a meeting that is in the way, and who still has something to do.
test.use({ expectedConsole: [/409/] });

test(
  'a consultant has hours, meetings and a calendar of their own',
  { tag: '@one-width' },
  async ({ page, request }) => {
    test.slow();
    await withoutLiveNotifications(page);
    const call = await asColleague(request);
    const name = ownName('Selam');
    const saturday = farSaturday();
    expect(await isFree(request, saturday, opens)).toBe(false);

    await openAsStaff(page, '/admin/consultations');
    await page.getByRole('link', { name: 'Consultants' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Consultants' })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('link', { name: 'New Consultant' }).click();
    await page.getByLabel(/^Name/).fill(name);
    await page.getByLabel('Hours of their own, instead of those of the office').press('Space');
    for (const weekday of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']) {
      await page.getByRole('switch', { name: weekday }).press('Space');
    }
    await page.getByLabel('Saturday opens').selectOption(opens);
    await page.getByLabel('Saturday closes').selectOption(closes);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Create Consultant' }).click();
    await expect(page.getByText('Consultant created')).toBeVisible();
    await toList(page, 'Consultants');
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByText(`Sat ${opens}–${closes}`)).toBeVisible();
    await expect(row.getByText('Nothing to come')).toBeVisible();

    // Visitors are offered that time, and a request for it gets this consultant.
    expect(await isFree(request, saturday, opens)).toBe(true);
    const client = { clientEmail: 'client@mail.example', type: 'TECHNICAL', topic: 'A crack' };
    const first = ownName('Hana');
    const requested = await request.post('/api/v1/consultations', {
      data: {
        ...{ ...client, clientName: first, meetingType: 'PHONE' },
        ...{ preferredDate: saturday, preferredTime: opens },
      },
    });
    const { data: stored } = (await requested.json()) as { data: Consultation };
    expect(await isFree(request, saturday, opens)).toBe(false);
    await page.reload();
    await row.getByRole('link', { name: '1 consultation to come' }).click();
    const booking = page.getByRole('row', { name: first });
    await expect(booking.getByText(name)).toBeVisible();
    await expect(page.getByLabel('Consultant')).toHaveValue(/\d/);
    await expectAccessible(page);
    await chooseStatus(booking, 'Scheduled');
    await expect(page.getByText('Consultation status updated successfully!')).toBeVisible();

    // Another one, of the morning, lies outside the hours: that needs a confirmation.
    const second = ownName('Dawit');
    const other = await call<Consultation>('POST', '/consultations', {
      ...{ ...client, clientName: second, meetingType: 'PHONE' },
      ...{ preferredDate: saturday, preferredTime: '11:00' },
    });
    await call('PUT', `/consultations/${other.id}`, { status: 'SCHEDULED' });
    await page.goto(`/admin/consultations/${other.id}`);
    const details = page.getByRole('article');
    const holder = details.getByRole('button', { name: /^Consultant: / });
    // An arrow key gives the meeting to nobody: one of the names has to be chosen.
    const changes: string[] = [];
    page.on('request', (sent) => sent.method() === 'PUT' && changes.push(sent.url()));
    await holder.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(500);
    expect(changes).toEqual([]);
    await holder.press('Enter');
    await page.getByRole('menuitemradio', { name }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Outside their hours' });
    await expect(question.getByText(`${name} works from ${opens} to ${closes} on Saturday`)).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Schedule anyway' }).click();
    await expect(page.getByText(`${name} holds the consultation of ${second}.`)).toBeVisible();

    // Onto the meeting of the afternoon it cannot be moved, which is said before and after the attempt.
    await details.getByRole('button', { name: 'Move to another time' }).click();
    const move = page.getByRole('dialog', { name: `Move the consultation of ${second}` });
    await move.getByLabel('New time (EAT)').selectOption(opens);
    await expect(move.getByText(`${first} has a consultation from ${opens}`)).toBeVisible();
    await expectAccessible(page);
    await move.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(move.getByText(`${first} already has a consultation with ${name} on`)).toBeVisible();
    await page.keyboard.press('Escape');

    // The calendar of this consultant alone, with their initials.
    const { data: consultants } = (await (
      await request.get('/api/v1/consultants', {
        headers: { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('adminToken'))}` },
      })
    ).json()) as { data: { id: number; name: string }[] };
    const { id } = consultants.find((each) => each.name === name)!;
    await page.goto(`/admin/consultations?as=calendar&month=${saturday.slice(0, 7)}&consultant=${id}`);
    await expect(page.getByRole('button', { name: new RegExp(`${first} Scheduled, ${name}`) })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await goInside(page, `/admin/consultations/consultants/new?id=${id}`);
    await page.getByRole('button', { name: 'Create calendar link' }).press('Enter');
    const address = page.getByLabel('Calendar link');
    await expect(address).toHaveValue(/calendars/);
    await expectAccessible(page);
    const feed = await request.get(new URL(await address.inputValue()).pathname);
    const text = (await feed.text()).replaceAll('\r\n ', '');
    expect(text).toContain(first);
    expect(text).toContain(second);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);

    await goInside(page, '/admin/consultations/consultants');
    await row.getByRole('button', { name: `Delete: ${name}` }).click();
    const sure = page.getByRole('dialog', { name: 'Delete Consultant' });
    await sure.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${name} has 2 upcoming consultations.`)).toBeVisible();
    await call('DELETE', `/consultations/${stored.id}`);
    await call('DELETE', `/consultations/${other.id}`);
    await row.getByRole('button', { name: `Delete: ${name}` }).click();
    await sure.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Consultant deleted')).toBeVisible();
    await expect(row).toBeHidden();
    expect(await isFree(request, saturday, opens)).toBe(false);
    expect((await request.get(new URL(feed.url()).pathname)).status()).toBe(404);
  },
);
