import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { dropFiles } from '../../e2e/drop-files.js';
import { expect, expectAccessible, expectNoHorizontalScroll, resize, test } from '../../e2e/test.js';
import { moveBy } from './move-by-keys.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

/** A small picture of one colour; each is a file of its own. */
const png = (width: number, height: number, shade: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: shade % 256, g: 77, b: 69 } } })
    .png()
    .toBuffer();

const file = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, buffer, mimeType });

test(
  'a picture is uploaded, described in three languages, focused, replaced and deleted',
  { tag: '@one-width' },
  async ({ page }) => {
    test.slow();
    const name = `${ownName('terrace')}.png`;
    await openAsStaff(page, '/admin/media?search=article-stone');
    await expect(page.getByRole('button', { name: 'article-stone' })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await page.locator('input[type=file]').setInputFiles(file(name, await png(300, 200, 30)));
    await expect(page.getByRole('status').filter({ hasText: '1 of 1 picture uploaded' })).toBeVisible();
    await page.getByPlaceholder('Search names and words...').fill(name);
    await expect(page.getByText('article-stone.webp')).toBeHidden();
    await page.getByRole('button', { name }).click();

    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText('300 × 200')).toBeVisible();
    await expect(dialog.getByText('Not used')).toBeVisible();
    await dialog.getByLabel('What it shows', { exact: true }).fill('A terrace in the evening');
    await dialog.getByLabel('What it shows, in Amharic').fill('ምሽት ላይ ያለ እርከን');
    await dialog.getByLabel('What it shows, in Afaan Oromo').fill('Barandaa galgala');
    // By the keyboard alone: two steps of a hundredth and one of ten.
    const point = dialog.getByRole('button', { name: /^Focal point: 50 % from the left, 50 %/ });
    await point.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(
      dialog.getByRole('button', { name: /^Focal point: 48 % from the left, 60 %/ }),
    ).toBeFocused();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Picture saved')).toBeVisible();
    await expect(dialog).toBeHidden();

    // The text is found, and is there after a reload.
    await page.getByPlaceholder('Search names and words...').fill('barandaa galgala');
    await page.getByRole('button', { name }).click();
    await expect(page).toHaveURL(/view=\d+/);
    await page.reload();
    await expect(dialog.getByLabel('What it shows, in Amharic')).toHaveValue('ምሽት ላይ ያለ እርከን');
    await dialog.locator('input[type=file]').setInputFiles(file(name, await png(400, 300, 90)));
    await expect(page.getByText('Picture replaced everywhere')).toBeVisible();
    await expect(dialog.getByText('400 × 300')).toBeVisible();

    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: 'Delete this picture?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page.getByText('Picture deleted')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name })).toBeHidden();
  },
);

test('what is used says where, and cannot be deleted', { tag: '@one-width' }, async ({ page }) => {
  await openAsStaff(page, '/admin/media?use=used&search=entoto-ridge-house-1');
  // Other pictures may have such names by now.
  await page.getByRole('button', { name: /^Entoto Ridge House in/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Entoto Ridge House' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await page.getByLabel('Use', { exact: true }).selectOption('Unused');
  await expect(page.getByText('No pictures found')).toBeVisible();
});

test.describe('a folder of 200 files is dropped', () => {
  // The browser's own line about what the server refuses.
  test.use({ expectedConsole: [/415/] });

  test(
    '197 arrive, three are named with the reason, and memory stays bounded',
    { tag: '@one-width' },
    async ({ page, request }, { outputDir }) => {
      test.slow();
      const prefix = ownName('drop').replace(/\W/g, '');
      const folder = join(outputDir, prefix);
      mkdirSync(folder, { recursive: true });
      for (let index = 0; index < 197; index += 1)
        writeFileSync(join(folder, `${prefix}-${index}.png`), await png(8 + (index % 40), 8, index));
      writeFileSync(join(folder, `${prefix}-notes.txt`), 'Not a picture.');
      writeFileSync(join(folder, `${prefix}-film.mp4`), 'Neither.');
      writeFileSync(join(folder, `${prefix}-broken.png`), 'Not a picture, only named like one.');

      // Its own pictures alone: what tests beside this one delete cannot be loaded.
      await openAsStaff(page, `/admin/media?search=${prefix}`);
      await expect(page.getByText('No pictures found')).toBeVisible();
      await page.evaluate(() => {
        const [create, read] = [URL.createObjectURL.bind(URL), Blob.prototype.arrayBuffer];
        const seen = { addresses: 0, read: 0, atOnce: 0, most: 0, keys: new Set<string>() };
        Object.assign(window, { seen });
        URL.createObjectURL = (of) => {
          seen.addresses += 1;
          return create(of);
        };
        Blob.prototype.arrayBuffer = function () {
          seen.read += 1;
          return read.call(this);
        };
        const send = window.fetch.bind(window);
        window.fetch = async (address, options) => {
          if (!(options?.body instanceof FormData)) return send(address, options);
          seen.keys.add(new Headers(options.headers).get('idempotency-key') ?? '');
          seen.atOnce += 1;
          seen.most = Math.max(seen.most, seen.atOnce);
          return send(address, options).finally(() => (seen.atOnce -= 1));
        };
      });
      await dropFiles(page, { files: [folder], x: 700, y: 300, taker: '[data-over]' });
      const sum = page.getByRole('region', { name: 'Uploads' });
      await expect(sum.getByRole('status')).toHaveText('197 of 200 pictures uploaded', { timeout: 100_000 });
      const rows = sum.getByRole('listitem');
      await expect(rows).toHaveCount(3);
      await expect(rows.filter({ hasText: 'notes.txt' })).toContainText('Not a picture');
      await expect(rows.filter({ hasText: 'film.mp4' })).toContainText('Not a picture');
      await expect(rows.filter({ hasText: 'broken.png' })).toContainText('valid image file');

      const seen = await page.evaluate(() => {
        const { keys, ...counts } = (
          window as unknown as { seen: Record<string, number> & { keys: Set<string> } }
        ).seen;
        return { ...counts, keys: keys.size };
      });
      // Nothing is read or kept for a preview, three go at once, and each of the 198 that went has a key of its own.
      expect(seen).toEqual({ addresses: 0, read: 0, atOnce: 0, most: 3, keys: 198 });
      const call = await asColleague(request);
      const { pagination } = await call<{ pagination: { totalItems: number } }>(
        'GET',
        `/pictures?search=${prefix}`,
      );
      expect(pagination.totalItems).toBe(197);
    },
  );
});

test.describe('a line that breaks', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test(
    'what failed is sent again, and what is cancelled stays away',
    { tag: '@one-width' },
    async ({ page }) => {
      const name = `${ownName('line')}.png`;
      // Its own pictures alone: what tests beside this one delete cannot be loaded.
      await openAsStaff(page, `/admin/media?search=${encodeURIComponent(name)}`);
      await page.route('**/api/v1/pictures', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await page.locator('input[type=file]').setInputFiles(file(name, await png(20, 20, 1)));
      const uploads = page.getByRole('region', { name: 'Uploads' });
      await expect(uploads.getByRole('button', { name: `Send ${name} again` })).toBeVisible();
      await expectAccessible(page);
      await page.unroute('**/api/v1/pictures');
      await uploads.getByRole('button', { name: 'Send 1 again' }).click();
      await expect(uploads.getByRole('status')).toHaveText('1 of 1 picture uploaded');

      // One that hangs is cancelled by the keyboard.
      await page.route('**/api/v1/pictures', (route) =>
        route.request().method() === 'POST' ? undefined : route.continue(),
      );
      await page.locator('input[type=file]').setInputFiles(file(`slow-${name}`, await png(20, 20, 2)));
      await uploads.getByRole('button', { name: `Cancel slow-${name}` }).focus();
      await page.keyboard.press('Enter');
      await expect(uploads.getByText('Cancelled')).toBeVisible();
    },
  );
});

const inOrder = 'a project takes pictures of the library, put in order by keyboard at each width';
test(inOrder, { tag: '@one-width' }, async ({ page, request }) => {
  test.slow();
  const call = await asColleague(request);
  const title = ownName('Library House');
  const names = [`${ownName('one')}.png`, `${ownName('two')}.png`, `${ownName('three')}.png`];
  // Hidden: other tests look at what visitors see.
  const fields = { title, description: 'A house.', location: 'Bole', type: 'RESIDENCE', isPublic: false };
  const { id } = await call<{ id: number }>('POST', '/projects', fields);
  await openAsStaff(page, `/admin/projects/new?id=${id}`);

  await page.getByRole('button', { name: /^Choose from library/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose from the library' });
  const files = await Promise.all(
    names.map(async (name, index) => file(name, await png(60, 40, 60 * index))),
  );
  await dialog.locator('input[type=file]').setInputFiles(files);
  await expect(dialog.getByText('3 chosen')).toBeVisible();
  // Another one is found by its name and taken with the keyboard alone.
  await dialog.getByRole('searchbox').fill('article-stone.webp');
  const option = dialog.getByRole('checkbox', { name: 'article-stone.webp' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await option.focus();
  await page.keyboard.press('Space');
  await expect(option).toBeChecked();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await dialog.getByRole('button', { name: 'Use' }).click();
  await expect(page.getByText('Image 4', { exact: true })).toBeVisible();

  const order = async () => {
    const { mainImage, gallery } = await call<{ mainImage: string; gallery: string[] }>(
      'GET',
      `/projects/admin/${id}`,
    );
    return [mainImage, ...gallery];
  };
  await page.getByRole('button', { name: 'Move Image 4', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Picked up Image 4/)).toBeAttached();
  // Three are side by side, so the fourth is below the first.
  await moveBy(page, 'ArrowUp', 'Image 4 is now at place 1 of 4.');
  await page.keyboard.press('Space');
  await expect(page.getByText('Image 4 was put at place 1 of 4.')).toBeAttached();
  // Side by side where there is room, else one below the other. What is picked up meanwhile is put back.
  await resize(page, { width: 360, height: 740 });
  await page.getByRole('button', { name: 'Move Main Image', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Picked up Main Image/)).toBeAttached();
  await moveBy(page, 'ArrowDown', 'Main Image is now at place 2 of 4.');
  await page.keyboard.press('Space');
  await expect(page.getByText('Main Image was put at place 2 of 4.')).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Project updated')).toBeVisible();
  const stored = await order();
  expect(stored[1]).toContain('article-stone');
  expect(new Set(stored).size).toBe(4);
});

test('an article takes its picture of the library', { tag: '@one-width' }, async ({ page, request }) => {
  const call = await asColleague(request);
  const { id } = await call<{ id: number }>('POST', '/blog', { title: ownName('Walls'), excerpt: 'Thick.' });
  await openAsStaff(page, `/admin/blog/new?id=${id}`);
  await page.getByRole('button', { name: /^Choose from library/ }).click();
  await page.getByRole('searchbox').fill('article-stone.webp');
  await page.getByRole('checkbox', { name: 'article-stone.webp' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Blog post updated')).toBeVisible();
  const post = await call<{ featuredImage: string }>('GET', `/blog/${id}`);
  expect(post.featuredImage).toContain('article-stone');
});
