import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { openAsStaff } from '../../client-admin/e2e/sign-in.js';
import { dropFiles } from '../../e2e/drop-files.js';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import {
  filedFrom,
  messageNotice,
  newEmail,
  openContact,
  storedOn,
  WAITING,
  writeMessage,
} from './waiting-message.js';

// What the browser itself says of requests that found no network.
test.use({ expectedConsole: [/Failed to load resource/] });

const plan = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1_500_000, 'plot ')]);

const journey = 'files that are chosen offline arrive with the message, and staff download them';
test(journey, { tag: '@one-width' }, async ({ page, context, request, browser }) => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8a5a3a' } })
    .jpeg()
    .toBuffer();
  await openContact(page);
  const email = newEmail();
  await context.setOffline(true);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'plot plan.pdf', mimeType: 'application/pdf', buffer: plan },
    { name: 'የቦታው ፎቶ.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('PK\x03\x04') },
  ]);
  await expect(page.getByRole('alert')).toHaveText(/^letter\.pdf cannot be sent\./);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await writeMessage(page, email);
  await expect(messageNotice(page)).toContainText(WAITING);
  await expect(messageNotice(page)).toContainText('Files: plot plan.pdf, የቦታው ፎቶ.jpg');
  // The form keeps what was chosen until it is sent.
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('plot plan.pdf');

  // Another page: the files are those that the browser stored.
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/about');
  await expect(next.getByText(/^Sent: Message\. Code /)).toBeVisible();
  expect(await storedOn(next)).not.toContain('plot plan.pdf');
  expect(await filedFrom(request, email)).toEqual(['Twelve classrooms.']);

  const office = await (await browser.newContext()).newPage();
  await openAsStaff(office, `/admin/contacts?search=${email}`);
  await office.getByRole('table').getByRole('button', { name: /^View/ }).click();
  await office
    .getByRole('dialog', { name: 'Inquiry Details' })
    .getByRole('link', { name: 'Open inquiry' })
    .click();
  const dialog = office.getByRole('article');
  await expect(dialog.getByRole('heading', { name: '2 files' })).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Preview of የቦታው ፎቶ.jpg' })).toHaveJSProperty(
    'naturalWidth',
    480,
  );
  for (const [name, bytes] of [
    ['plot plan.pdf', plan],
    ['የቦታው ፎቶ.jpg', photo],
  ] as const) {
    const downloading = office.waitForEvent('download');
    await dialog.getByRole('button', { name: `Download ${name}` }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(name);
    expect((await readFile(await download.path())).equals(bytes)).toBe(true);
  }
  await expectAccessible(office);
  await office.context().close();
});

test(
  'a message that is changed while it waits is sent with the files that it has then',
  { tag: '@one-width' },
  async ({ page, context, request }) => {
    await openContact(page);
    const email = newEmail();
    await context.setOffline(true);
    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'plot plan.pdf', mimeType: 'application/pdf', buffer: plan });
    await writeMessage(page, email);
    await expect(messageNotice(page)).toContainText(WAITING);
    await input.setInputFiles({
      name: 'sketch.pdf',
      mimeType: 'application/pdf',
      buffer: plan.subarray(0, 1000),
    });
    await page.getByRole('button', { name: 'Remove plot plan.pdf' }).click();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(messageNotice(page)).toContainText('Files: sketch.pdf');
    await context.setOffline(false);
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
    expect(await filedFrom(request, email)).toEqual(['Twelve classrooms.']);
    expect(await storedOn(page)).toBe('[]');
  },
);

test(
  'a file is dropped on the field, and beside it opens nothing',
  { tag: '@one-width' },
  async ({ page, context }) => {
    await openContact(page);
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('Twelve classrooms.');
    const sketch = test.info().outputPath('sketch.pdf');
    await writeFile(sketch, plan.subarray(0, 1000));
    await dropFiles(page, { files: [sketch], ...(await message.boundingBox())! });
    const choose = page.getByText('Choose files');
    await choose.scrollIntoViewIfNeeded();
    await dropFiles(page, { files: [sketch], ...(await choose.boundingBox())!, taker: '[data-over]' });
    await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('sketch.pdf');
    await expect(message).toHaveValue('Twelve classrooms.');
    expect(context.pages()).toHaveLength(1);
  },
);
