import { expect, test } from '../../e2e/test.js';

test('a category and a search narrow the list, stand in the address and are cleared', async ({ page }) => {
  await page.goto('/blog', { waitUntil: 'networkidle' });
  await expect(page.getByText('Gardens and Water').first()).toBeVisible();
  await page.getByRole('link', { name: 'Housing', exact: true }).click();
  await expect(page).toHaveURL('/blog?category=Housing');
  await expect(page.getByText('Gardens and Water')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Landscape', exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('towers');
  await expect(page).toHaveURL('/blog?category=Housing&search=towers');
  await expect(page.getByText('1 article', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('towers');
  await expect(page.getByRole('heading', { name: 'More Homes on the Same Street' })).toBeVisible();
  await page.getByRole('searchbox').fill('castle in the air');
  await expect(page.getByText('No articles found. Try adjusting filters or search.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByText('Gardens and Water').first()).toBeVisible();
});

test(
  'the server renders a filtered list once, and the browser takes it over in each language',
  { tag: '@one-width' },
  async ({ page }) => {
    for (const language of ['en', 'am', 'om']) {
      const calls: string[] = [];
      page.on('request', (call) => calls.push(call.url()));
      await page.goto(`${language === 'en' ? '' : `/${language}`}/blog?category=Housing&search=house`, {
        waitUntil: 'networkidle',
      });
      await expect(
        page.getByRole('main').locator('a[href$="/blog/what-a-house-costs"]').first(),
      ).toBeVisible();
      expect(calls.filter((url) => url.includes('/api/v1/blog'))).toEqual([]);
      page.removeAllListeners('request');
    }
  },
);

test('an article leads back to the list as it was', async ({ page }) => {
  await page.goto('/blog?category=Sustainability', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Designing for the Highland Climate' }).click();
  await expect(page).toHaveURL('/blog/designing-for-the-highland-climate');
  await expect(page.getByRole('heading', { level: 2, name: 'Where the sun stands' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog?category=Sustainability');
});

test('a wide table scrolls inside its own box, with the keyboard too', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the table has room on a desktop');
  await page.goto('/blog/designing-for-the-highland-climate', { waitUntil: 'networkidle' });
  const box = page.getByRole('group', { name: 'Table' });
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('an article is shared in a new window', { tag: '@one-width' }, async ({ page, context, baseURL }) => {
  await context.route(/twitter\.com/, (route) => route.fulfill({ body: 'share' }));
  await page.goto('/blog/building-in-stone', { waitUntil: 'networkidle' });
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Share on Twitter' }).click();
  const shared = new URL((await opened).url()).searchParams;
  expect(shared.get('url')).toBe(`${baseURL}/blog/building-in-stone`);
  expect(shared.get('text')).toBe('Building in Stone');
});

test(
  'an article that does not exist answers 404 and says that none was found',
  { tag: '@one-width' },
  async ({ page }) => {
    page.removeAllListeners('console');
    const response = await page.goto('/blog/castle-in-the-air');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('No articles found. Try adjusting filters or search.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
  },
);

test('list and article work without JavaScript', { tag: '@one-width' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/am/blog');
  await page.getByRole('link', { name: 'ምህንድስና', exact: true }).click();
  await expect(page).toHaveURL('/am/blog?category=Engineering');
  await page.getByRole('searchbox').fill('steel');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/am/blog?category=Engineering&search=steel');
  await expect(page.getByText('ቀላል የብረት መዋቅር').first()).toBeVisible();
  await expect(page.getByText('በድንጋይ መገንባት')).toHaveCount(0);
  await page.goto('/blog/building-in-stone');
  await expect(page).toHaveTitle(/Building in Stone/);
  await expect(page.getByRole('link', { name: 'Share on Facebook' })).toBeHidden();
  await context.close();
});

test(
  'search engines and feed readers find the articles',
  { tag: '@one-width' },
  async ({ request, page }) => {
    for (const path of ['/sitemap.xml', '/rss.xml']) {
      expect(await (await request.get(path)).text()).toContain('/blog/building-in-stone');
    }
    await page.goto('/blog');
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', '/rss.xml');
  },
);
