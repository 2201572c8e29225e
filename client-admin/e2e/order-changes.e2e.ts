import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
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
    await page.close();
    await call('DELETE', `/design-orders/${id}`);
    await call('DELETE', `/projects/${projectId}`);
  },
);
