import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

interface Listed<Row> {
  data: Row[];
}

interface Made {
  id: number;
}

/** How many clicks, keys, typed texts and drags a task may take at most. */
const limits = { publishArticle: 7, reorderPictures: 3, restoreVersion: 4 };

/** What an editor does, and how much of it. */
class Steps {
  count = 0;

  constructor(private readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.press(key);
  }

  /** Goes where the focus is, as what an editor types does. */
  async type(text: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.type(text);
  }

  async drag(from: Locator, to: Locator): Promise<void> {
    this.count += 1;
    const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
    await this.page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
    await this.page.mouse.up();
  }

  async dropFiles(onto: Locator, files: { name: string; base64: string }[]): Promise<void> {
    this.count += 1;
    await onto.evaluate((element, files) => {
      const data = new DataTransfer();
      for (const { name, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: 'image/png' }));
      }
      const { left, top } = element.getBoundingClientRect();
      const at = { clientX: left + 20, clientY: top + 20 };
      element.dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data, ...at }),
      );
    }, files);
  }
}

const png = async (shade: number) =>
  (
    await sharp({ create: { width: 60, height: 40, channels: 3, background: { r: shade, g: 9, b: 69 } } })
      .png()
      .toBuffer()
  ).toString('base64');

test.describe('in few steps', { tag: '@one-width' }, () => {
  test('to publish an article with three pictures', async ({ page, request }) => {
    const title = ownName('Three pictures');
    await openAsStaff(page, '/admin/blog');
    const steps = new Steps(page);
    await steps.click(page.getByRole('link', { name: 'New post' }));
    await expect(page.getByLabel('Title')).toBeFocused();
    await steps.type(title);
    await steps.press('Tab');
    await steps.type('Walls, a roof and a court.');
    const text = page.getByRole('textbox', { name: 'Content', exact: true });
    const files = await Promise.all(
      ['wall.png', 'roof.png', 'court.png'].map(async (name, index) => ({
        name,
        base64: await png(40 * index),
      })),
    );
    await steps.dropFiles(text, files);
    await expect(text).toHaveValue(/^(?:!\[\]\(\/uploads\/library\S+\)\n\n){3}$/);
    await steps.type('What a house is made of.');
    await steps.click(page.getByRole('button', { name: 'Create and publish' }));
    await expect(page.getByText('Blog post created and published.')).toBeVisible();
    expect(steps.count).toBeLessThanOrEqual(limits.publishArticle);

    const call = await asColleague(request);
    const { data } = await call<Listed<{ id: number; slug: string }>>(
      'GET',
      `/blog/public?search=${encodeURIComponent(title)}`,
    );
    await page.goto(`/blog/${data[0]!.slug}`);
    await expect(page.locator('article img[src^="/uploads/library/"]')).toHaveCount(3);
    await expect(page.getByText('What a house is made of.')).toBeVisible();
    await call('DELETE', `/blog/${data[0]!.id}`);
  });

  test("to reorder a project's pictures", async ({ page, request }) => {
    const call = await asColleague(request);
    const title = ownName('Order House');
    const library = await call<Listed<{ path: string }>>('GET', '/pictures?search=entoto-ridge-house');
    const [one, two] = library.data.map(({ path }) => path);
    const fields = { title, description: 'A house.', location: 'Bole', type: 'RESIDENCE', isPublic: false };
    const { id } = await call<Made>('POST', '/projects', { ...fields, mainImage: one, gallery: [two] });
    await openAsStaff(page, `/admin/projects?search=${encodeURIComponent(title)}`);
    const steps = new Steps(page);
    await steps.click(page.getByRole('link', { name: title }));
    const second = page.getByRole('button', { name: 'Move Image 2', exact: true });
    const first = page.getByRole('button', { name: 'Move Main Image', exact: true });
    await first.scrollIntoViewIfNeeded();
    await steps.drag(second, first);
    await expect(page.getByText(/^Image 2 was put at place 1/)).toBeAttached();
    await steps.press('Control+S');
    await expect(page.getByText('Project updated')).toBeVisible();
    expect(steps.count).toBeLessThanOrEqual(limits.reorderPictures);
    expect(await call('GET', `/projects/admin/${id}`)).toMatchObject({ mainImage: two, gallery: [one] });
  });

  test("to find and restore yesterday's version, by keys alone", async ({ page, request }) => {
    const call = await asColleague(request);
    const title = ownName('Restored');
    const fields = { title, description: 'Measured.', longDescription: 'With levels.', duration: '1 week' };
    const { id } = await call<Made>('POST', '/services', { ...fields, features: ['Levels', 'Borders'] });
    await call('PUT', `/services/${id}`, { description: 'Nothing.', features: ['Levels'] });
    await openAsStaff(page, `/admin/services?search=${encodeURIComponent(title)}`);
    const steps = new Steps(page);
    const enter = async (target: Locator) => {
      await target.focus();
      await steps.press('Enter');
    };
    await enter(page.getByRole('link', { name: `Edit ${title}` }));
    await enter(page.getByRole('link', { name: 'Version history' }));
    await expect(page.getByRole('heading', { name: 'Version 2' })).toBeVisible();
    const changed = page.getByRole('region', { name: 'What this version changed' });
    await expect(changed.getByRole('region', { name: 'Short description', exact: true })).toBeVisible();
    await enter(page.getByRole('link', { name: /^Version 1/ }));
    await expect(page.getByRole('heading', { name: 'Version 1' })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await enter(page.getByRole('button', { name: 'Restore this version' }));
    await expect(page.getByText(/^Version 1 is restored\./)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Version 3' })).toBeVisible();
    expect(steps.count).toBeLessThanOrEqual(limits.restoreVersion);
    expect(await call('GET', `/services/admin/${id}`)).toMatchObject({
      ...fields,
      features: ['Levels', 'Borders'],
      version: 3,
    });
    await page.close();
    await call('DELETE', `/services/${id}`);
  });
});
