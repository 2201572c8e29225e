import { expect, test } from '../../e2e/test.js';
import { asColleague } from './sign-in.js';

test('a look at a page of the site is counted', { tag: '@one-width' }, async ({ page, request }) => {
  const call = await asColleague(request);
  const views = async () => {
    const day = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
    const { pages } = await call<{ pages: { name: string; views: number }[] }>(
      'GET',
      `/dashboard/figures?from=${day}&to=${day}`,
    );
    return pages.find(({ name }) => name === '/about')?.views ?? 0;
  };
  const before = await views();
  const counted = page.waitForResponse('**/api/v1/visitors/views');
  await page.goto('/am/about');
  expect((await counted).request().postDataJSON()).toMatchObject({
    path: '/about',
    language: 'am',
    begins: true,
  });
  expect(await views()).toBeGreaterThan(before);
});
