import { administrator, expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';

const drawing = (name: string) => `/uploads/demo/${name}-3-1600x1067.webp`;

test('drawings of a project are at one scale, with scale bar and north, without scripts too', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const login = await request.post('/api/v1/auth/login', { data: administrator });
  const { accessToken } = ((await login.json()) as { data: { accessToken: string } }).data;
  const headers = { Authorization: `Bearer ${accessToken}` };
  // The drawings of the demo firm have their widths.
  const gallery = [drawing('entoto-ridge-house'), drawing('ayat-courtyard-house')];
  const mainImage = '/uploads/demo/entoto-ridge-house-1-1600x1067.webp';
  const house = {
    title: 'Two houses to scale',
    description: 'Plans.',
    location: 'Entoto',
    mainImage,
    gallery,
  };
  const made = await request.post('/api/v1/projects', { headers, data: house });
  const { id, slug } = ((await made.json()) as { data: { id: number; slug: string } }).data;
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, baseURL, viewport: page.viewportSize() },
  });
  for (const each of [page, await context.newPage()]) {
    await each.goto(`/projects/${slug}`);
    const drawings = each.getByRole('region', { name: 'Drawings and plans' });
    const bars = drawings.getByRole('img', { name: /the bar is 10 m long$/ });
    await expect(bars).toHaveCount(2);
    const pixels = async (index: number, name: RegExp) => {
      const image = (await drawings.getByRole('img', { name }).boundingBox())!;
      const bar = (await bars.nth(index).locator('rect').first().boundingBox())!;
      return { image: image.width, bar: bar.width };
    };
    const entoto = await pixels(0, /^Line drawing of Entoto/);
    const ayat = await pixels(1, /^Line drawing of Ayat/);
    expect(ayat.image / entoto.image).toBeCloseTo(59.88 / 51.55, 1);
    expect(Math.abs(ayat.bar - entoto.bar)).toBeLessThan(1.5);
    expect(entoto.bar / entoto.image).toBeCloseTo(10 / 51.55, 1);
    await expect(
      drawings.getByRole('img', { name: 'North is 25 degrees clockwise from the top' }),
    ).toBeVisible();
    await expectNoHorizontalScroll(each);
  }
  await expectAccessible(page);
  await context.close();
  await request.delete(`/api/v1/projects/${id}`, { headers });
});
