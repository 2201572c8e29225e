import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { goInside, openAsStaff, ownName } from './sign-in.js';

/** A file as a page gets it. */
interface GivenFile {
  name: string;
  type: string;
  base64: string;
}

let shade = 0;

/** A picture that nobody has uploaded yet. */
async function aPicture(name: string): Promise<GivenFile> {
  shade += 1;
  const background = { r: (Date.now() + shade) % 256, g: 77, b: shade };
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, type: 'image/png', base64: bytes.toString('base64') };
}

const noPicture: GivenFile = { name: 'notes.txt', type: 'text/plain', base64: 'bm90ZXM=' };

/** Drops or pastes files or texts there. */
async function bring(
  onto: Locator,
  how: 'drop' | 'paste',
  files: GivenFile[],
  texts: Record<string, string> = {},
): Promise<void> {
  await onto.evaluate(
    (element, { how, files, texts }) => {
      const data = new DataTransfer();
      for (const { name, type, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      for (const [type, text] of Object.entries(texts)) data.setData(type, text);
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        how === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    },
    { how, files, texts },
  );
}

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true });
const uploadsOf = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const arrived = /!\[\]\(\/uploads\/library\/[\w-]+-60x40\.webp\)/g;

test(
  'pictures are dropped into an article, described, undone, shown beside it and used',
  { tag: '@one-width' },
  async ({ page }) => {
    test.slow();
    const title = ownName('Pictures in a text');
    await openAsStaff(page, '/admin/blog/new');
    const text = textOf(page);
    await text.fill('Before\n\nAfter');
    await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, 6));
    const [one, two] = [`${ownName('one')}.png`, `${ownName('two')}.png`];
    await bring(text, 'drop', [await aPicture(one), noPicture, await aPicture(two)]);
    // Each in its place, in the order in which they were dropped; what is none is named and the text knows nothing of it.
    await expect(text).toHaveValue(
      /^Before\n\n!\[\]\(\/uploads\/library\/\S+\)\n\n!\[\]\(\/uploads\/library\/\S+\)\n\nAfter$/,
    );
    await expect(uploadsOf(page)).toContainText('Not a picture: only JPEG, PNG and WebP');
    await expect(uploadsOf(page).getByText('notes.txt')).toBeVisible();
    await expect(text).not.toHaveValue(/notes/);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    // One step back takes them out, one forward brings them again, without the places that they had meanwhile.
    await text.focus();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(text).toHaveValue('Before\n\nAfter');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(text).toHaveValue(/^Before\n\n!\[\]\(\/uploads\S+\)\n\n!\[\]\(\/uploads\S+\)\n\nAfter$/);

    // What they show, by the keyboard.
    await page.getByLabel('What picture 1 shows').fill('A wall of tuff');
    await page.getByLabel('What picture 1 shows').press('Enter');
    await expect(page.getByText('One picture has no description')).toBeVisible();
    await page.getByLabel('What picture 1 shows').fill('A roof of reed');
    await page.getByLabel('What picture 1 shows').press('Enter');
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(
      /^Before\n\n!\[A wall of tuff\]\(\S+\)\n\n!\[A roof of reed\]\(\S+\)\n\nAfter$/,
    );
    await expect(page.getByText('2 words · 1 min read')).toBeVisible();

    await page.getByText('Preview', { exact: true }).click();
    await expect(page.getByRole('img', { name: 'A wall of tuff' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'A roof of reed' })).toBeVisible();
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Excerpt').fill('With pictures.');
    await page.getByRole('button', { name: 'Create post' }).click();
    await expect(page.getByText('Blog post created')).toBeVisible();
    await goInside(page, `/admin/media?search=${encodeURIComponent(one)}`);
    await page.getByRole('button', { name: one }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: title })).toBeVisible();
  },
);

test('a text from another program keeps its structure', { tag: '@one-width' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsStaff(page, '/admin/blog/new');
  const text = textOf(page);
  await text.fill('Before\n\n');
  await page.evaluate(() =>
    navigator.clipboard.write([
      new ClipboardItem({
        'text/html':
          '<h2>Why stone</h2><p><b>Stone</b> is <a href="https://example.org/stone">local</a>.</p>',
        'text/plain': 'Why stone\nStone is local.',
      }),
    ]),
  );
  const [plain, markdown] = [
    'Before\n\nWhy stone\nStone is local.',
    'Before\n\n## Why stone\n\n**Stone** is [local](https://example.org/stone).',
  ];
  await text.press('ControlOrMeta+End');
  await text.press('ControlOrMeta+v');
  await expect(text).toHaveValue(markdown);
  await expect(page.getByRole('status').getByText('Kept 1 heading, 1 link.')).toBeVisible();
  // One step back gives the plain text.
  await text.press('ControlOrMeta+z');
  await expect(text).toHaveValue(plain);

  // The converter is there already.
  await text.fill('Before\n\n');
  await text.press('ControlOrMeta+v');
  await expect(text).toHaveValue(markdown);

  // The bar leads back too, by the keyboard, with the focus in the text afterwards.
  await page.getByRole('button', { name: 'As plain text' }).press('Enter');
  await expect(text).toHaveValue(plain);
  await expect(text).toBeFocused();
  await text.fill('Before\n\n');
  await text.press('ControlOrMeta+v');
  await expect(text).toHaveValue(markdown);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(text).toHaveValue('Before\n\n');

  await text.press('ControlOrMeta+Shift+v');
  await expect(text).toHaveValue(plain);
});

test(
  'pictures of a pasted text are uploaded, lost ones have a place that takes a file, and saving says so',
  { tag: '@one-width' },
  async ({ page }) => {
    test.slow();
    await openAsStaff(page, '/admin/blog/new');
    const text = textOf(page);
    const { base64 } = await aPicture('court');
    const html =
      `<p>A <b>court</b>:</p><p><img src="data:image/png;base64,${base64}" alt="The court"></p>` +
      '<p><img src="file:///C:/image001.png"></p><p><img src="https://else.example/a.png" alt="A stair"></p>';
    await bring(text, 'paste', [], { 'text/html': html });
    await expect(text).toHaveValue(
      /^A \*\*court\*\*:\n\n!\[The court\]\(\/uploads\/library\/\S+-60x40\.webp\)\n\n!\[\]\(lost:image001\.png\)\n\n!\[A stair\]\(lost:a\.png\)$/,
    );
    await expect(page.getByText('Kept 1 picture.')).toBeVisible();
    const lost = page.getByRole('region', { name: 'Lost pictures' });
    await expect(lost.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);

    // Each place takes a file, or a picture of the library, in the preview too.
    await bring(lost.getByRole('listitem').first(), 'drop', [await aPicture('found.png')]);
    await expect(text).toHaveValue(/webp\)\n\n!\[\]\(\/uploads\/library\/\S+-60x40\.webp\)\n\n!\[A stair\]/);
    await page.getByText('Preview', { exact: true }).click();
    await page.getByRole('link', { name: 'Picture lost: drop it here' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose from the library' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    // It is saved nevertheless, and visitors see no place.
    const title = ownName('Lost pictures');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Excerpt').fill('With a place.');
    await page.getByRole('button', { name: 'Create and publish' }).click();
    await expect(page.getByText('One picture is lost: its place is hidden from visitors.')).toBeVisible();
    const slug = await page.getByLabel('Address').inputValue();
    const article = await (await page.request.get(`/blog/${slug}`)).text();
    expect(article).toContain('<strong>court</strong>');
    expect(article).not.toContain('Picture lost');
    expect(article.match(/<img[^>]*library/g)).toHaveLength(2);
    // Other tests look at what visitors see.
    await page.getByRole('button', { name: 'Hide from visitors' }).click();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
  },
);

test(
  'the long text of a service is Markdown that keeps its lines',
  { tag: '@one-width' },
  async ({ page }) => {
    await openAsStaff(page, '/admin/services/new');
    const text = page.getByRole('textbox', { name: 'Long description' });
    await page.getByLabel('Title').fill(ownName('Survey'));
    await page.getByLabel('Duration').fill('2 weeks');
    await page.getByLabel('Short description').fill('Where the land lies.');
    await bring(text, 'paste', [], { 'text/html': '<h1>Levels</h1><ul><li>by <b>day</b></li></ul>' });
    await expect(text).toHaveValue('# Levels\n\n- by **day**');
    await text.fill(`${await text.inputValue()}\n\nOne\ntwo`);
    await page.getByText('Preview', { exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Levels', level: 3 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create and publish' }).click();
    await expect(page.getByText('Service created successfully!')).toBeVisible();
    await expect(page).toHaveURL(/id=\d+/);
    const id = new URL(page.url()).searchParams.get('id');
    const shown = await (await page.request.get(`/services/${id}`)).text();
    expect(shown).toContain(
      '<h3>Levels</h3>\n<ul>\n<li>by <strong>day</strong></li>\n</ul>\n<p>One<br>\ntwo</p>',
    );
  },
);

test.describe('where the line breaks', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test(
    'a picture is pasted as a file and by its address, cancelled, and sent again',
    { tag: '@one-width' },
    async ({ page }) => {
      await openAsStaff(page, '/admin/blog/new');
      const text = textOf(page);
      await test.step('pasted', async () => {
        await text.fill('');
        await bring(text, 'paste', [await aPicture(`${ownName('pasted')}.png`)]);
        await expect(text).toHaveValue(/^!\[\]\(\/uploads\/library\/\S+-60x40\.webp\)\n\n$/);
        const [, path = ''] = /\((\S+)\)/.exec(await text.inputValue())!;
        await text.fill('');
        await bring(text, 'paste', [], { 'text/plain': new URL(path, page.url()).href });
        await expect(text).toHaveValue(`![](${path})\n\n`);
      });

      await test.step('cancelled', async () => {
        await text.fill('Text');
        await page.route('**/api/v1/pictures', () => {});
        await bring(text, 'paste', [await aPicture('slow.png')]);
        await expect(text).toHaveValue(/^Text\n\n!\[slow\.png …\]\(upload:\d+\)\n\n$/);
        // Nobody sends a text with places that are empty.
        await page.getByRole('button', { name: 'Create post' }).click();
        await expect(page.getByText('Pictures are still on their way.', { exact: false })).toBeVisible();
        await uploadsOf(page).getByRole('button', { name: 'Cancel slow.png' }).click();
        await expect(text).toHaveValue('Text\n\n');
        await page.unroute('**/api/v1/pictures');
      });

      await test.step('sent again', async () => {
        await page.route('**/api/v1/pictures', (route) => route.abort());
        await bring(text, 'paste', [await aPicture('broken.png')]);
        await expect(uploadsOf(page).getByRole('button', { name: 'Send broken.png again' })).toBeVisible();
        await expect(text).toHaveValue(/!\[broken\.png …\]\(upload:\d+\)/);
        await page.unroute('**/api/v1/pictures');
        await uploadsOf(page).getByRole('button', { name: 'Send broken.png again' }).click();
        await expect(text).toHaveValue(arrived);
        await expect(text).not.toHaveValue(/upload:/);
      });
    },
  );
});

const written =
  'the library is chosen from by keys, what is typed is stored, text and preview scroll together';
test(written, { tag: '@one-width' }, async ({ page }) => {
  await openAsStaff(page, '/admin/blog/new');
  const text = textOf(page);
  await text.fill('One');
  await text.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Insert picture' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose from the library' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('article-stone.webp');
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(text).toBeFocused();
  // With what the library says that it shows.
  await expect(text).toHaveValue(/^One\n\n!\[[^\]]{5,}\]\(\/uploads\/demo\/article-stone\S+\)\n\n$/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toHaveValue('One');

  // What is typed is stored on this device, and says so.
  await text.fill('Kept');
  await expect(page.getByText(/Saved on this device \d\d:\d\d/)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/^No connection\. Saved on this device \d\d:\d\d/)).toBeVisible();
  await page.context().setOffline(false);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await text.fill('Not kept');
  await expect(page.getByText(/^Could not be saved on this device/)).toBeVisible();
  await expectAccessible(page);

  // Text and preview scroll together.
  await page.getByText('Side by side', { exact: true }).click();
  await text.fill(Array.from({ length: 80 }, (_, line) => `## Heading ${line}\n\nA paragraph.`).join('\n\n'));
  const preview = page.getByRole('group', { name: 'Preview' });
  await text.press('ControlOrMeta+Home');
  await expect(preview.getByRole('heading', { name: 'Heading 0', exact: true })).toBeInViewport();
  await text.press('ControlOrMeta+End');
  await expect(preview.getByRole('heading', { name: 'Heading 79' })).toBeInViewport();
  // And the other way round, by the keyboard too.
  await preview.focus();
  await page.keyboard.press('Home');
  await expect(preview.getByRole('heading', { name: 'Heading 0', exact: true })).toBeInViewport();
  await expect.poll(() => text.evaluate((area) => area.scrollTop)).toBeLessThan(5);
});
