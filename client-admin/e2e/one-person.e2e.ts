import type { APIRequestContext } from '@playwright/test';
import { mailsSentTo } from '../../e2e/mails.js';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

/** A number that no other test has. */
const ownNumber = () => String(Math.floor(Math.random() * 1e8)).padStart(8, '0');

/** Somebody who wrote with an email and a phone, and requested a consultation by phone alone. */
async function meet(request: APIRequestContext) {
  const call = await asColleague(request);
  const name = ownName('Person');
  const email = `${name.replaceAll(' ', '-').toLowerCase()}@mail.example`;
  const number = ownNumber();
  const { id } = await call<{ id: number }>('POST', '/contact-inquiries', {
    ...{
      name,
      email,
      phone: `+251 9${number}`,
      subject: 'A house by the lake',
      message: 'Four rooms, please.',
    },
  });
  await call('POST', `/contact-inquiries/${id}/notes`, { content: `${name} wants a terrace.` });
  const consultation = await call<{ id: number }>('POST', '/consultations', {
    ...{ clientName: name, clientPhone: `09${number}`, noEmail: true, topic: 'The plot by the lake' },
    ...{ type: 'INITIAL', meetingType: 'PHONE' },
  });
  const forget = async () => {
    await call('DELETE', `/contact-inquiries/${id}`);
    await call('DELETE', `/consultations/${consultation.id}`);
  };
  return { call, name, email, id, consultationId: consultation.id, forget };
}

test(
  'everything with a person is found from one record, and read in order of time',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const { name, consultationId, forget } = await meet(request);
    await openAsStaff(page, `/admin/consultations/${consultationId}`);
    await page.getByRole('link', { name: 'Contact history' }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    const records = page.getByRole('region', { name: 'Records' });
    await expect(records.getByRole('link')).toHaveCount(2);
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline.getByText(`${name} wants a terrace.`)).toBeVisible();
    await expect(timeline.getByText('Four rooms, please.')).toBeVisible();
    await expect(timeline.getByText('We have received your message', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await records.getByRole('link', { name: /A house by the lake/ }).click();
    await expect(page.getByRole('article')).toContainText('Four rooms, please.');
    await page.close();
    await forget();
  },
);

test(
  'a person is erased by name, and nothing of them is left',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const { name, email, id, call, forget } = await meet(request);
    await expect.poll(() => mailsSentTo(email), { timeout: 15_000 }).not.toEqual([]);
    await openAsStaff(page, `/admin/contacts?search=${encodeURIComponent(name)}`);
    // Somebody takes the list along: that is out of reach afterwards.
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /Export/ }).click();
    await download;
    await page.goto(`/admin/contacts/${id}`);
    const details = page.getByRole('article');
    // A reply that is begun and never sent goes, too.
    await details.getByRole('button', { name: 'Reply' }).click();
    await details.getByRole('textbox', { name: 'Message', exact: true }).fill(`Dear ${name},`);
    await expect
      .poll(() => page.evaluate((text) => JSON.stringify(localStorage).includes(text), `Dear ${name}`))
      .toBe(true);
    await details.getByRole('link', { name: 'Contact history' }).click();

    await page.getByRole('button', { name: 'Delete personal data' }).click();
    const dialog = page.getByRole('dialog', { name: `Delete the personal data of ${name}` });
    await expect(dialog.getByText(/Inquiries, 1 row, exported by/).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    const confirm = dialog.getByRole('button', { name: 'Delete for good' });
    await dialog.getByRole('textbox').fill('Somebody else');
    await expect(confirm).toBeDisabled();
    await dialog.getByRole('textbox').fill(name);
    await dialog.getByRole('textbox').press('Enter');
    await expect(page.getByText('The personal data is deleted.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Erased person', level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Copies outside/ })).toContainText('Inquiries, 1 row');
    await expectAccessible(page);
    expect(await page.evaluate((text) => JSON.stringify(localStorage).includes(text), name)).toBe(false);
    expect(mailsSentTo(email)).toEqual([]);

    await page.getByRole('link', { name: /^Erased/ }).click();
    await expect(
      details.getByText('The personal data of this record was deleted.', { exact: false }),
    ).toBeVisible();
    await expect(details.getByRole('button', { name: 'Reply' })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(`/admin/contacts?search=${encodeURIComponent(name)}`);
    await expect(page.getByText('No inquiries found matching your criteria.')).toBeVisible();
    const log = await call<{ data: { subtitle: string }[] }>('GET', '/activity?entity=inquiry&limit=100');
    expect(log.data.filter(({ subtitle }) => subtitle.includes(name))).toEqual([]);
    await page.close();
    await forget();
  },
);
