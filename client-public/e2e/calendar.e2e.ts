import { formatDateIn } from '@consultancy/shared/calendar';
import { typedDate } from '@consultancy/shared/calendar/read-date';
import { expect, expectAccessible, expectNoHorizontalScroll, pressLabelOf, test } from '../../e2e/test.js';
import { findFreeDay } from './free-day.js';

interface Stored {
  data: { id: number; version: number; scheduledAt: string };
}

test(
  'a consultation booked in the Ethiopian calendar and on its clock is stored at the right time',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const gregorian = await findFreeDay(request, 430);
    await page.goto('/am/consultation');
    const day = page.getByLabel('የሚመርጡት ቀን');
    await day.fill('6/13/2020');
    await day.blur();
    await expect(page.getByText('ጳጉሜን 2020 ያለው 5 ቀን ብቻ ነው', { exact: false })).toBeVisible();
    await day.fill(typedDate('ethiopian', gregorian));
    await day.blur();
    await expect(day).toHaveValue(formatDateIn('ethiopian', gregorian, 'am'));
    await pressLabelOf(page.getByRole('radio', { name: '4:30 ጠዋት · 10:30' }));
    await page.getByLabel('የፕሮጀክት ዓይነት').selectOption({ index: 1 });
    await page.getByLabel('ስም').fill('ሐና በቀለ');
    await page.getByRole('textbox', { name: 'ኢሜይል' }).fill(`hana-${Date.now()}@mail.example`);
    await page.getByLabel('ስልክ').fill('+251 900 000 011');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    const answer = page.waitForResponse('**/api/v1/consultations');
    await page.getByRole('button', { name: 'ምክክሩን ያስይዙ' }).click();
    const stored = await answer;
    expect(stored.request().postDataJSON()).toMatchObject({
      preferredDate: gregorian,
      preferredTime: '10:30',
    });

    // Half past four in the morning there is half past ten in Addis Ababa, and half past seven in UTC.
    const { id, version } = ((await stored.json()) as Stored & { data: { version?: number } }).data;
    const account = { email: 'admin@example.com', password: 'Correct1' };
    const signedIn = (await (await request.post('/api/v1/auth/login', { data: account })).json()) as {
      data: { accessToken: string };
    };
    const headers = { Authorization: `Bearer ${signedIn.data.accessToken}` };
    const path = `/api/v1/consultations/${id}`;
    const confirmed = await request.put(path, { headers, data: { status: 'CONFIRMED', version } });
    expect(((await confirmed.json()) as Stored).data.scheduledAt).toBe(`${gregorian}T07:30:00.000Z`);
    await request.delete(path, { headers });
  },
);

test(
  'a day is chosen from a month of either calendar, by keys and by hand',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/consultation');
    await expect(page.locator('html')).toHaveAttribute('data-started', '');
    const day = page.getByLabel('Preferred date');
    await day.press('ArrowDown');
    const panel = page.getByRole('dialog', { name: 'Choose from a calendar' });
    await expect(panel.locator('button[tabindex="0"]')).toBeFocused();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Home');
    const label = await panel.locator('button[tabindex="0"] .visually-hidden').textContent();
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    await expect(day).toBeFocused();
    const [, date = ''] = /, ([^·]+) ·/.exec(label ?? '') ?? [];
    await expect(day).toHaveValue(date);

    await page.getByRole('button', { name: 'Choose from a calendar' }).click();
    await panel.getByRole('button', { name: 'Ethiopian', exact: true }).click();
    await expect(day).toHaveValue(/E\.C\.$/);
    // Calendar and clock go together, for every page of the visit.
    await expect(page.getByRole('radio', { name: /^3:00 morning · 09:00/ })).toBeAttached();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Blog' }).last().click();
    await expect(page.getByText(/E\.C\. · /).first()).toBeAttached();
  },
);
