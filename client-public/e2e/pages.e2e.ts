import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';

const pages = [
  { path: '/', en: 'Buildings that belong to their ground' },
  { path: '/about', en: 'Buildings that belong to their place' },
  { path: '/services', en: 'Services' },
  { path: '/services/project-management', en: 'Project Management' },
  { path: '/services/1', en: 'Building Permits & Approvals' },
  { path: '/projects', en: 'Projects' },
  { path: '/projects/entoto-ridge-house', en: 'Entoto Ridge House' },
  { path: '/contact', en: 'Contact us' },
  { path: '/consultation', en: 'Book a consultation' },
  { path: '/search', en: 'Search' },
  { path: '/search?q=bole', en: 'Search' },
  { path: '/track', en: 'Track your order' },
  { path: '/mine', en: 'What you sent us' },
  { path: '/blog', en: 'Blog' },
  { path: '/blog/designing-for-the-highland-climate', en: 'Designing for the Highland Climate' },
];

for (const { path, en } of pages) {
  test(`${path} fits the window and passes axe in each language`, async ({ page }) => {
    for (const language of ['en', 'am', 'om']) {
      await test.step(language, async () => {
        await page.goto(language === 'en' ? path : `/${language}${path}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        if (language === 'en') await expect(page.getByRole('heading', { name: en }).first()).toBeVisible();
        await expectNoHorizontalScroll(page);
        await expectAccessible(page);
      });
    }
  });
}

test('the home page is complete without JavaScript', { tag: '@one-width' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveTitle(/Zigba Architects/);
  await expect(page.getByRole('heading', { name: 'Buildings that belong to their ground' })).toBeVisible();
  const sections = ['Featured projects', 'What we do', 'From the blog'];
  for (const name of sections) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByText('Entoto Ridge House').first()).toBeVisible();
  await expect(page.getByText('Designing for the Highland Climate').first()).toBeVisible();
  await context.close();
});

test('a project is complete without JavaScript', { tag: '@one-width' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/projects/entoto-ridge-house');
  await expect(page).toHaveTitle(/Entoto Ridge House/);
  await expect(page.getByRole('heading', { level: 1, name: 'Entoto Ridge House' })).toBeVisible();
  await expect(page.getByText('The plot lies at about 2,650 m')).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: /Entoto Ridge House/ })).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Tana Lake Hotel' })).toBeVisible();
  await context.close();
});

test('an unknown address answers 404 with a way out', { tag: '@one-width' }, async ({ page }) => {
  test.info().annotations.push({ type: 'console', description: 'the browser itself reports the 404' });
  page.removeAllListeners('console');
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown project answers 404', { tag: '@one-width' }, async ({ page }) => {
  page.removeAllListeners('console');
  const response = await page.goto('/projects/castle-in-the-air');
  expect(response?.status()).toBe(404);
});
