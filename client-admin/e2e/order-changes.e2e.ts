import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { textSentTo } from '../../e2e/mails.js';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

// What is refused, the browser says too.
test.use({ expectedConsole: [/status of (400|404|409)/] });

type Call = Awaited<ReturnType<typeof asColleague>>;

interface Placed {
  id: number;
  trackingCode: string;
  buyer: string;
  email: string;
}

interface Tracked {
  change: { answeredAt: string; trackingCode: string | null };
}

const quote = { amount: 85_000, workingDays: 12, goodUntil: '2099-12-31' };

/** An order of a design of its own; the design is deleted by who ordered it. */
async function order(call: Call, price: number | null): Promise<Placed & { projectId: number }> {
  const { id: projectId } = await call<{ id: number }>('POST', '/projects', {
    ...{ title: ownName('Changed House'), description: 'A house.', location: 'Bole' },
    ...{ isForSale: true, price },
  });
  const buyer = ownName('Changer');
  const email = `${buyer.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@mail.example`;
  const person = { name: buyer, email, phone: '+251 900 000 012', projectId };
  const placed = await call<Placed>('POST', '/design-orders', person);
  return { ...placed, buyer, email, projectId };
}

async function openDetails(page: Page, buyer: string) {
  await openAsStaff(page, `/admin/orders?search=${encodeURIComponent(buyer)}`);
  await page.getByRole('button', { name: `View Details: order of ${buyer}` }).click();
  return page.getByRole('dialog', { name: 'Order Details' });
}

async function proForma(page: Page): Promise<string> {
  const loading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pro-forma as PDF' }).first().click();
  const { text } = await extractText(new Uint8Array(await readFile(await (await loading).path())));
  return text.join(' ').replace(/\s+/g, ' ');
}

test(
  'a change is requested, quoted, accepted, and paid with its order',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const call = await asColleague(request);
    const { id, trackingCode, buyer, email, projectId } = await order(call, 420_000);
    const tracking = `/track?code=${trackingCode}`;

    await page.goto(tracking);
    await page.getByRole('button', { name: 'Ask for a change' }).click();
    await expectAccessible(page);
    await page.getByLabel('What should be different?').fill('One more bedroom, please.');
    await page.getByRole('button', { name: 'Send request' }).press('Enter');
    await expect(page.getByText('Requested', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    // The office finds it marked, and writes a quote; what is wrong is said first.
    await openAsStaff(page, '/admin/notifications');
    await expect(page.getByText('Change request to quote').first()).toBeVisible();
    const details = await openDetails(page, buyer);
    await expect(details.getByText('One more bedroom, please.')).toBeVisible();
    await details.getByRole('button', { name: 'Write quote…' }).click();
    await details.getByLabel('Price of the change (ETB)').fill('85000');
    await details.getByRole('button', { name: 'Send quote' }).click();
    await expect(details.getByText('Enter a whole number from 1 to 365.')).toBeVisible();
    await expectAccessible(page);
    await details.getByLabel('Working days').fill('12');
    await details.getByRole('combobox', { name: 'Valid until' }).fill(quote.goodUntil);
    await details.getByLabel('Message to the buyer').fill('With new drawings of the ground floor.');
    await details.getByRole('button', { name: 'Send quote' }).click();
    await expect(page.getByText(`The quote is sent to ${buyer}.`)).toBeVisible();
    await expect(details.getByText('Quote with the buyer')).toBeVisible();
    await expectNoHorizontalScroll(page);

    // The mail leads the buyer back, and repeats none of their words.
    const mail = await textSentTo(email, 'Our quote for your change');
    expect(mail).toContain('ETB 85,000');
    expect(mail).toContain('With new drawings of the ground floor.');
    expect(mail).not.toContain('bedroom');
    expect(mail).toContain(tracking);

    await page.goto(tracking);
    await expect(page.getByText('With new drawings of the ground floor.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Accept for ETB 85,000' }).press('Enter');
    await expect(page.getByText('Agreed', { exact: true })).toBeVisible();
    await expect(page.getByText('ETB 505,000')).toBeVisible();
    await expectNoHorizontalScroll(page);
    const offer = await proForma(page);
    for (const text of ['ETB 420,000', 'Change of the design as agreed', 'ETB 85,000', 'ETB 505,000'])
      expect(offer).toContain(text);
    await call('DELETE', `/design-orders/${id}`);
    await call('DELETE', `/projects/${projectId}`);
  },
);

test(
  'a change of what was paid becomes an order of its own',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const call = await asColleague(request);
    const { id, trackingCode, buyer, email, projectId } = await order(call, 420_000);
    const reference = `TB${trackingCode.replaceAll('-', '')}`;
    const track = `/design-orders/track/${trackingCode}`;
    await call('POST', `${track}/payment`, { provider: 'TELEBIRR', reference });
    await call('POST', `${track}/changes`, { description: 'A larger kitchen.' });
    const [change] = await call<{ id: number }[]>('GET', `/design-orders/${id}/changes`);
    await call('PUT', `/design-orders/changes/${change!.id}/quote`, quote);

    // Staff write another quote while the buyer reads the first: the buyer gets a message, and reads it.
    await page.goto(`/track?code=${trackingCode}`);
    await expect(page.getByText(/becomes an order of its own/)).toBeVisible();
    await call('PUT', `/design-orders/changes/${change!.id}/quote`, { ...quote, amount: 90_000 });
    await page.getByRole('button', { name: 'Accept for ETB 85,000' }).click();
    await expect(page.getByRole('alert')).toContainText('There is a newer quote.');
    await page.getByRole('button', { name: 'Accept for ETB 90,000' }).click();
    await page.getByRole('link', { name: 'Follow the order of this change' }).click();
    await expect(page.getByText('ETB 90,000').first()).toBeVisible();
    await expect(page.getByText('Awaiting', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    expect(await proForma(page)).toContain('Change of the design as agreed:');
    const { change: accepted } = await call<Tracked>('GET', track);
    await expect(page).toHaveURL(`/track?code=${accepted.trackingCode}`);
    expect(await textSentTo(email, 'Your change is a separate order')).toContain(accepted.trackingCode);

    // In the back office the two lead to each other.
    await openAsStaff(page, `/admin/orders?view=${id}`);
    const details = page.getByRole('dialog', { name: 'Order Details' });
    await details.getByRole('link', { name: 'It is an order of its own: open it' }).click();
    await expect(details.getByText(accepted.trackingCode!)).toBeVisible();
    await expectAccessible(page);
    await details.getByRole('link', { name: 'Open the order that this one changes' }).click();
    await expect(details.getByText(trackingCode, { exact: true })).toBeVisible();
    const { data } = await call<{ data: Placed[] }>(
      'GET',
      `/design-orders?search=${encodeURIComponent(buyer)}`,
    );
    for (const each of data) await call('DELETE', `/design-orders/${each.id}`);
    await call('DELETE', `/projects/${projectId}`);
  },
);

test(
  'a design on request gets the price that was agreed',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const call = await asColleague(request);
    const { id, trackingCode, buyer, email, projectId } = await order(call, null);
    const details = await openDetails(page, buyer);
    await expect(details.getByRole('button', { name: 'Pro-forma as PDF' })).toHaveCount(0);
    await details.getByLabel('Agreed price of the design (ETB)').fill('750000');
    await details.getByRole('button', { name: 'Enter price' }).press('Enter');
    await expect(
      page.getByText(`The price of the order of ${buyer} is ETB 750,000. The buyer gets an email.`),
    ).toBeVisible();
    await expectAccessible(page);
    expect(await textSentTo(email, 'The price of your order')).toContain('ETB 750,000');
    await page.goto(`/am/track?code=${trackingCode}`);
    await expect(page.getByText(/750,000/)).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await call('DELETE', `/design-orders/${id}`);
    await call('DELETE', `/projects/${projectId}`);
  },
);
