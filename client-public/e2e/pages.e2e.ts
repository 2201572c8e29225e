import { expect, expectAccessible, expectNoHorizontalScroll, resize, test } from '../../e2e/test.js';

const pages = [
  { path: '/', en: 'Buildings that belong to their ground' },
  { path: '/about', en: 'Buildings that belong to their place' },
  { path: '/services', en: 'Services' },
  { path: '/services/project-management', en: 'Project Management' },
  { path: '/services/1', en: 'Building Permits & Approvals' },
  { path: '/projects', en: 'Projects' },
  { path: '/projects?view=time', en: 'Projects', shows: 'section h3' },
  { path: '/projects?view=map', en: 'Projects', shows: 'svg text' },
  { path: '/projects?view=index', en: 'Projects', shows: 'tbody th' },
  { path: '/projects?filter=for-sale&width=22&depth=40', en: 'Projects', shows: '#plot-width[value="22"]' },
  { path: '/projects?compare=1,6,8,2', en: 'Compare projects', shows: 'thead th:nth-child(4)' },
  { path: '/projects/entoto-ridge-house', en: 'Entoto Ridge House' },
  { path: '/contact', en: 'Contact us' },
  { path: '/contact?projects=1,6', en: 'Contact us', shows: 'form ul li:nth-child(2)' },
  { path: '/consultation', en: 'Book a consultation' },
  { path: '/search', en: 'Search' },
  { path: '/search?q=bole', en: 'Search' },
  { path: '/track', en: 'Track your order' },
  { path: '/mine', en: 'My requests' },
  { path: '/blog', en: 'Blog' },
  { path: '/blog/designing-for-the-highland-climate', en: 'Designing for the Highland Climate' },
];

const phone = { width: 360, height: 740 };
const desktop = { width: 1440, height: 900 };

test.describe('at both widths', () => {
  // A wider picture that the width before has left in memory is shown in place of the one that was fetched in advance.
  // Chromium says so where the page stays for a few seconds.
  test.use({ expectedConsole: [/was preloaded using link preload but not used/] });

  // Each page is loaded once in each language: nothing but the width of the window decides how it is laid out.
  for (const language of ['en', 'am', 'om']) {
    test(
      `every page fits a phone and a desktop and passes axe in ${language}`,
      { tag: '@one-width' },
      async ({ page }) => {
        test.slow();
        for (const { path, en, shows = 'h1' } of pages) {
          await test.step(path, async () => {
            await page.setViewportSize(phone);
            await page.goto(language === 'en' ? path : `/${language}${path}`);
            await expect(page.locator('html')).toHaveAttribute('lang', language);
            if (language === 'en')
              await expect(page.getByRole('heading', { name: en }).first()).toBeVisible();
            await expect(page.getByRole('main').locator(shows).first()).toBeVisible();
            await expectNoHorizontalScroll(page);
            await expectAccessible(page);

            await resize(page, desktop);
            await expectNoHorizontalScroll(page);
            // What is there in a wide window only, such as the menu, is the same in each language.
            if (language === 'en') await expectAccessible(page);
          });
        }
      },
    );
  }
});

// It is fixed: what does not fit is cut off, and scrolls nothing.
test('the header fits the narrowest window that has its links', { tag: '@one-width' }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  for (const path of ['/track', '/am/track', '/om/track']) {
    await page.goto(path);
    const header = page.getByRole('banner');
    await expect(header.getByRole('navigation')).toBeVisible();
    const language = header.locator('#actions details:visible');
    const { x, width } = (await language.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(1024);
    // Nothing is squeezed either.
    const widths = await header
      .locator('#actions svg:visible')
      .evaluateAll((icons) =>
        icons.map((icon) => icon.getBoundingClientRect().width - Number(icon.getAttribute('width'))),
      );
    expect(widths).toEqual([0, 0, 0, 0]);
  }
});

test.describe('what does not exist', () => {
  // The browser itself reports it.
  test.use({ expectedConsole: [/404/] });

  test(
    'answers 404, is no page for search engines, and leads on',
    { tag: '@one-width' },
    async ({ page }) => {
      const missing = async (path: string) => {
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(404);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      };
      await missing('/nowhere');
      await page.getByRole('link', { name: 'Back to the home page' }).click();
      await expect(page).toHaveURL('/');
      await missing('/projects/castle-in-the-air');
      for (const id of ['castle', '999999']) {
        await missing(`/services/${id}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Residence Design');
      }
      await missing('/blog/castle-in-the-air');
      await expect(page.getByText('No articles found. Try adjusting filters or search.')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
      await expect(page).toHaveURL('/blog');
    },
  );
});
