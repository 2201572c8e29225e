import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

test(
  'a pair of pictures is chosen, compared on the project’s page, and taken back',
  { tag: '@one-width' },
  async ({ page, request }) => {
    test.slow();
    const call = await asColleague(request);
    const { data: pictures } = await call<{ data: { path: string }[] }>(
      'GET',
      '/pictures?kind=PHOTO&search=house&limit=3',
    );
    const title = ownName('Mended Villa');
    const { id, slug } = await call<{ id: number; slug: string }>('POST', '/projects', {
      ...{ title, description: 'A villa before and after.', location: 'Addis Ababa' },
      gallery: pictures.map(({ path }) => path),
    });
    try {
      await openAsStaff(page, `/admin/projects/new?id=${id}`);
      const before = page.getByLabel('Before, pair 1');
      const after = page.getByLabel('After, pair 1');
      const save = () => page.keyboard.press('Control+S');
      await page.getByRole('button', { name: 'Add pair' }).click();
      await before.selectOption({ label: 'Image 2' });
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      await after.selectOption({ label: 'Image 3' });
      await save();
      await expect(page.getByText('Project updated')).toBeVisible();

      await page.goto(`/projects/${slug}`);
      await expect(page.getByRole('slider', { name: 'Show more of before or after' })).toBeVisible();

      await page.goto(`/admin/projects/new?id=${id}`);
      await expect(before).toHaveValue('1');
      await page.getByRole('button', { name: 'Remove pair 1' }).click();
      await save();
      await expect(page.getByText('Project updated')).toBeVisible();
      await page.goto(`/projects/${slug}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('slider')).toHaveCount(0);
    } finally {
      await call('DELETE', `/projects/${id}`);
    }
  },
);
