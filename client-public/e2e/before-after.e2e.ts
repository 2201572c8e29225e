import type { APIRequestContext } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { staffToken } from '../../client-admin/e2e/sign-in.js';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';

const pictureOf = (name: string) => readFileSync(`server/demo/images/${name}-1600x1067.webp`);

/** Makes a project with a pair of pictures. @returns its path, and what deletes it again */
async function addVilla(request: APIRequestContext): Promise<[path: string, remove: () => Promise<unknown>]> {
  const headers = { Authorization: `Bearer ${await staffToken(request)}` };
  const form = new FormData();
  for (const [name, value] of Object.entries({
    title: 'Villa Mended',
    description: 'A villa before and after.',
    location: 'Addis Ababa',
    beforeAfter: JSON.stringify([{ before: 'upload:1', after: 'upload:2' }]),
  })) {
    form.append(name, value);
  }
  for (const name of ['old-airport-garden-house-1', 'entoto-ridge-house-1', 'entoto-ridge-house-2']) {
    form.append(
      'images',
      new File([new Uint8Array(pictureOf(name))], `${name}.webp`, { type: 'image/webp' }),
    );
  }
  const answer = await request.post('/api/v1/projects', { headers, multipart: form });
  const { data } = (await answer.json()) as { data: { id: number; slug: string } };
  return [`/projects/${data.slug}`, () => request.delete(`/api/v1/projects/${data.id}`, { headers })];
}

test(
  'before and after are parted by a line that keys and a mouse or finger move',
  { tag: '@one-width' },
  async ({ page, request, browser, baseURL }) => {
    const [path, remove] = await addVilla(request);
    await page.goto(path);
    const slider = page.getByRole('slider', { name: 'Show more of before or after' });
    await expect(slider).toHaveValue('50');
    await slider.focus();
    for (let count = 0; count < 5; count += 1) await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Before: 55 % of the picture');
    await page.keyboard.press('Home');
    await expect(slider).toHaveValue('0');
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await slider.scrollIntoViewIfNeeded();
      await slider.fill('0');
      const box = (await slider.boundingBox())!;
      // Where it is once it moves no more: the pictures beside it may still come.
      await slider.click({ position: { x: box.width * 0.75, y: box.height / 2 } });
      await expect.poll(async () => Math.abs(Number(await slider.inputValue()) - 75)).toBeLessThan(4);
      await expectNoHorizontalScroll(page);
    }
    const shown = await page
      .getByRole('img', { name: 'Villa Mended before' })
      .evaluate((image) => getComputedStyle(image.closest('figure')!).clipPath);
    expect(shown).not.toBe('none');
    await expectAccessible(page);

    await test.step('without scripts they are side by side', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const plain = await context.newPage();
      await plain.goto(path);
      const left = (await plain.getByRole('img', { name: 'Villa Mended before' }).boundingBox())!;
      const right = (await plain.getByRole('img', { name: 'Villa Mended after' }).boundingBox())!;
      expect(left.x + left.width).toBeLessThanOrEqual(right.x);
      expect(Math.abs(left.y - right.y)).toBeLessThan(2);
      await expect(plain.getByRole('slider')).toHaveCount(0);
      await context.close();
    });
    await remove();
  },
);
