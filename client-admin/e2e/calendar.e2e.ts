import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { isHoliday } from '../../server/test/builders/upcoming-day.js';
import { moveBy } from './move-by-keys.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

interface Consultation {
  id: number;
  version: number;
}

/** A Tuesday in a month of its own for each test, which no demo meeting has. */
function farTuesday(monthsAhead: number): string {
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth() + monthsAhead, 10));
  while (day.getUTCDay() !== 2 || isHoliday(day)) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 60 * 60_000).toISOString().slice(0, 10);
}

test(
  'consultations are seen month by month, and taken to a calendar program',
  { tag: '@one-width' },
  async ({ page, request }) => {
    test.slow();
    const call = await asColleague(request);
    const clientName = ownName('Tigist');
    const day = farTuesday(8);
    const month = day.slice(0, 7);
    const requested = await call<Consultation>('POST', '/consultations', {
      clientName,
      clientEmail: 'tigist@mail.example',
      type: 'PLANNING',
      topic: 'A school',
      meetingType: 'PHONE',
      preferredDate: day,
      preferredTime: '14:30',
    });
    await call('PUT', `/consultations/${requested.id}`, { status: 'CONFIRMED', version: requested.version });

    await openAsStaff(page, '/admin/consultations');
    await page.getByText('Calendar', { exact: true }).click();
    await expect(page).toHaveURL('/admin/consultations?as=calendar');
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await page.goto(`/admin/consultations?as=calendar&month=${month}`);
    const entry = page.getByRole('button', { name: `14:30 ${clientName} Confirmed` });
    await expect(entry).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await entry.focus();
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog', { name: 'Consultation Details' });
    await expect(details.getByText('A school')).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await expect(entry).toBeFocused();
    await page.keyboard.press('Enter');
    await details.getByRole('link', { name: 'Open consultation' }).click();
    await expect(page.getByRole('heading', { level: 1, name: clientName })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar (.ics)' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`consultation-${requested.id}.ics`);
    expect(await readFile(await file.path(), 'utf8')).toContain(clientName);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click();
    await expect(entry).toBeVisible();

    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(page).not.toHaveURL(new RegExp(month));
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect(entry).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`month=${month}$`));
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(page).toHaveURL('/admin/consultations?as=calendar');
    await page.getByText('Table', { exact: true }).click();
    await expect(page).toHaveURL('/admin/consultations');
    await call('DELETE', `/consultations/${requested.id}`);
  },
);

test.describe('a month', () => {
  // The refusal of a time that is taken.
  test.use({ expectedConsole: [/409/] });

  test(
    'a meeting is taken to another day, by keys and by the mouse, and not onto another meeting',
    { tag: '@one-width' },
    async ({ page, request }) => {
      // Narrow screens list the days one below the other, where the details move a meeting.
      test.slow();
      const call = await asColleague(request);
      const day = farTuesday(10);
      const wednesday = dayAfter(day);
      const arrange = async (name: string, at: string) => {
        const requested = await call<Consultation>('POST', '/consultations', {
          clientName: name,
          clientEmail: 'tigist@mail.example',
          ...{ type: 'PLANNING', topic: 'A school', meetingType: 'PHONE' },
        });
        return call<Consultation>('PUT', `/consultations/${requested.id}`, {
          ...{ status: 'SCHEDULED', scheduledAt: `${at}T09:00:00+03:00`, version: requested.version },
        });
      };
      const mine = ownName('Tigist');
      const other = ownName('Almaz');
      const moved = await arrange(mine, day);
      const stays = await arrange(other, wednesday);

      await openAsStaff(page, `/admin/consultations?as=calendar&month=${day.slice(0, 7)}`);
      const entry = page.getByRole('button', { name: `09:00 ${mine} Scheduled` });
      await entry.focus();
      await page.keyboard.press('Space');
      await expect(page.getByText(`Picked up the consultation of ${mine}.`)).toBeAttached();
      await moveBy(page, 'Escape', `The consultation of ${mine} stays where it is.`);
      await entry.focus();
      await page.keyboard.press('Space');
      await moveBy(page, 'ArrowRight', 'Wednesday, ');
      await page.keyboard.press('Space');
      const dialog = page.getByRole('dialog', { name: `Move the consultation of ${mine}` });
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Move', exact: true }).click();
      await expect(dialog.getByRole('alert')).toContainText(`${other} already has a consultation`);
      await expectAccessible(page);
      await dialog.getByRole('combobox', { name: 'New time (EAT)' }).selectOption('10:30');
      await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter');
      await expect(dialog).toBeHidden();
      const there = page.getByRole('button', { name: `10:30 ${mine} Scheduled` });
      await expect(there).toBeVisible();

      // A week later, by the mouse.
      const target = page.locator(`td:has(time[datetime="${dayAfter(wednesday)}"])`);
      await there.hover();
      await page.mouse.down();
      const box = (await target.boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
      await page.mouse.up();
      await dialog.getByRole('button', { name: 'Move', exact: true }).click();
      await expect(target.getByRole('button', { name: `10:30 ${mine} Scheduled` })).toBeVisible();
      for (const { id } of [moved, stays]) await call('DELETE', `/consultations/${id}`);
    },
  );
});
