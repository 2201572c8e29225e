import { readFileSync } from 'node:fs';
import { administrator, expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';

const pictureOf = (name: string) => readFileSync(`server/demo/images/${name}-1600x1067.webp`);

let path: string;
let headers: Record<string, string>;
let id: number;

test.beforeAll(async ({ request }) => {
  const login = await request.post('/api/v1/auth/login', { data: administrator });
  const { accessToken } = ((await login.json()) as { data: { accessToken: string } }).data;
  headers = { Authorization: `Bearer ${accessToken}` };
  const file = (name: string) => ({ name: `${name}.webp`, mimeType: 'image/webp', buffer: pictureOf(name) });
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
    const { buffer, mimeType } = file(name);
    form.append('images', new File([new Uint8Array(buffer)], `${name}.webp`, { type: mimeType }));
  }
  const answer = await request.post('/api/v1/projects', {
    headers,
    multipart: form,
  });
  const { data } = (await answer.json()) as { data: { id: number; slug: string } };
  path = `/projects/${data.slug}`;
  id = data.id;
});
test.afterAll(({ request }) => request.delete(`/api/v1/projects/${id}`, { headers }));

test('before and after are parted by a line that keys and a mouse or finger move', async ({ page }) => {
  await page.goto(path);
  const slider = page.getByRole('slider', { name: 'Show more of before or after' });
  await expect(slider).toHaveValue('50');
  await slider.focus();
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Before: 55 % of the picture');
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  const box = (await slider.boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2);
  await expect.poll(async () => Math.abs(Number(await slider.inputValue()) - 75)).toBeLessThan(4);
  const shown = await page
    .getByRole('img', { name: 'Villa Mended before' })
    .evaluate((image) => getComputedStyle(image.closest('figure')!).clipPath);
  expect(shown).not.toBe('none');
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});

test('without scripts before and after are side by side @one-width', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(path);
  const left = (await page.getByRole('img', { name: 'Villa Mended before' }).boundingBox())!;
  const right = (await page.getByRole('img', { name: 'Villa Mended after' }).boundingBox())!;
  expect(left.x + left.width).toBeLessThanOrEqual(right.x);
  expect(Math.abs(left.y - right.y)).toBeLessThan(2);
  await expect(page.getByRole('slider')).toHaveCount(0);
  await context.close();
});
