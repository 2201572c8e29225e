import { PDFDocument } from '@cantoo/pdf-lib';
import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractText } from 'unpdf';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

// What is refused, the browser says too.
test.use({ expectedConsole: [/status of (400|404|409)|ERR_INTERNET_DISCONNECTED/] });

interface Sold {
  id: number;
  slug: string;
  title: string;
}

async function drawing(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([842, 595]);
  return Buffer.from(await document.save());
}

test(
  'a design is bought, paid, verified, loaded, and its licence confirmed',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const call = await asColleague(request);
    const project = await call<Sold>('POST', '/projects', {
      ...{ title: ownName('Sold House'), description: 'A house.', location: 'Bole' },
      ...{ isForSale: true, price: 420_000 },
      ...{ packageContents: 'Plans and details.\n\nA bill of quantities.', licenceText: 'For one house.' },
    });
    const buyer = ownName('Buyer');

    // Its page shows what is sold, and opens in the dialog that orders it.
    await page.goto(`/projects/${project.slug}`);
    await expect(page.getByRole('heading', { name: 'What you get' })).toBeVisible();
    await expect(page.getByText('For one house.')).toBeVisible();
    await page.getByRole('button', { name: `Buy Design: ${project.title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Buy Design' });
    await dialog.getByText('What you get').focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('A bill of quantities.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Full name').fill(buyer);
    await dialog.getByLabel('Email').fill('buyer@mail.example');
    await dialog.getByLabel('Phone').fill('+251 900 000 011');
    await dialog.getByLabel('Address').fill('Bole, Addis Ababa');
    await dialog.getByRole('button', { name: 'Submit order' }).click();
    await dialog.getByRole('link', { name: 'Follow the order' }).click();
    await expect(page).toHaveURL(/\/track\?code=/);
    const tracking = page.url();

    const offering = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pro-forma as PDF' }).press('Enter');
    const offer = await extractText(new Uint8Array(await readFile(await (await offering).path())));
    expect(offer.text.join(' ')).toContain(buyer);

    // The reference of the transfer, by keyboard alone.
    await expect(page.getByText('ETB 420,000')).toBeVisible();
    await page.getByLabel('Paid by').selectOption('Commercial Bank of Ethiopia');
    await page.getByLabel('Reference of the transfer').focus();
    await page.keyboard.type('x1');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^This is not a payment reference/).first()).toBeVisible();
    const reference = `FT${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`.toUpperCase();
    await page.getByLabel('Reference of the transfer').fill(reference);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Being checked', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    // The office adds the drawings and verifies the payment.
    await openAsStaff(page, `/admin/orders?search=${encodeURIComponent(buyer)}`);
    await page.getByRole('button', { name: `View Details: order of ${buyer}` }).click();
    const details = page.getByRole('dialog', { name: 'Order Details' });
    await expect(details.getByText(reference, { exact: true })).toBeVisible();
    await details
      .getByLabel('File of the design')
      .setInputFiles({ name: 'Ground floor.pdf', mimeType: 'application/pdf', buffer: await drawing() });
    await expect(details.getByText('Ground floor.pdf', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await details.getByRole('button', { name: 'Verify payment' }).press('Enter');
    await expect(page.getByText(`The payment of ${buyer} is verified.`)).toBeVisible();
    await expect(details.getByText('Verified', { exact: true })).toBeVisible();

    const staffsOffer = page.waitForEvent('download');
    await details.getByRole('button', { name: 'Pro-forma as PDF' }).click();
    expect((await staffsOffer).suggestedFilename()).toMatch(/^pro-forma-\d+\.pdf$/);

    // The buyer loads them, stamped.
    await page.goto(tracking);
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'To the files' }).click();
    await expect(page).toHaveURL(/\/track\/files#/);
    await expect(page.getByText('40 downloads left')).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    const loading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download: Ground floor.pdf' }).click();
    const file = await loading;
    expect(file.suggestedFilename()).toBe('Ground floor.pdf');
    const { text } = await extractText(new Uint8Array(await readFile(await file.path())));
    expect(text[0]).toContain(buyer);
    await expect(page.getByText('39 downloads left')).toBeVisible();

    // Somebody reads the code on a drawing and asks what it proves.
    await page.goto(tracking);
    await page.getByRole('link', { name: 'What others see of the licence' }).click();
    await expect(page.getByText('This licence is valid')).toBeVisible();
    await expect(page.getByText(project.title)).toBeVisible();
    await expect(page.getByText(buyer)).toHaveCount(0);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await call('DELETE', `/projects/${project.id}`);
  },
);

test('a large file goes on where the connection broke', { tag: '@one-width' }, async ({ page, request }) => {
  const call = await asColleague(request);
  const house = { title: ownName('Sold House'), description: 'A house.', location: 'Bole' };
  const { id: projectId } = await call<Sold>('POST', '/projects', {
    ...house,
    ...{ isForSale: true, price: 420_000 },
  });
  const name = ownName('Buyer');
  const person = { name, email: 'buyer@mail.example', phone: '+251 900 000 011', address: 'Bole' };
  await call('POST', '/design-orders', { ...person, projectId });
  await openAsStaff(page, `/admin/orders?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `View Details: order of ${name}` }).click();
  const details = page.getByRole('dialog', { name: 'Order Details' });

  const models = randomBytes(1_500_000);
  const parts: string[] = [];
  await page.route('**/uploads/*/parts/*', async (route) => {
    parts.push(route.request().url().split('/').at(-1)!);
    if (parts.length === 2) await page.context().setOffline(true);
    await route.continue();
  });
  await details
    .getByLabel('File of the design')
    .setInputFiles({ name: 'Models.zip', mimeType: 'application/zip', buffer: models });
  await expect(details.getByText('0.3 of 1.5 MB · 17% · waiting for the connection')).toBeVisible();
  await page.context().setOffline(false);
  await expect(details.getByRole('button', { name: 'Delete Models.zip' })).toBeVisible();
  expect(parts.filter((offset) => offset === '0')).toHaveLength(1);

  const folder = join(process.env['E2E_DATA_DIR']!, 'uploads/private');
  const files = (await readdir(folder)).filter((each) => each.endsWith('.zip'));
  const stored = await Promise.all(files.map((each) => readFile(join(folder, each))));
  expect(stored.some((bytes) => bytes.equals(models))).toBe(true);
  await page.close();
  await call('DELETE', `/projects/${projectId}`);
});
