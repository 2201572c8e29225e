import { expect, test } from '../../e2e/test.js';

test.use({ javaScriptEnabled: false });

test(
  'every kind of page can be read and searched without scripts',
  { tag: '@one-width' },
  async ({ page }) => {
    await test.step('the home page', async () => {
      await page.goto('/');
      await expect(page).toHaveTitle(/Zigba Architects/);
      await expect(
        page.getByRole('heading', { name: 'Buildings that belong to their ground' }),
      ).toBeVisible();
      const sections = ['Featured projects', 'What we do', 'From the blog'];
      for (const name of sections)
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(page.getByText('Entoto Ridge House').first()).toBeVisible();
      await expect(page.getByText('Designing for the Highland Climate').first()).toBeVisible();
    });

    await test.step('a project', async () => {
      await page.goto('/projects/entoto-ridge-house');
      await expect(page).toHaveTitle(/Entoto Ridge House/);
      await expect(page.getByRole('heading', { level: 1, name: 'Entoto Ridge House' })).toBeVisible();
      await expect(page.getByText('The plot lies at about 2,650 m')).toBeVisible();
      await expect(page.getByRole('main').getByRole('img', { name: /Entoto Ridge House/ })).toHaveCount(3);
      await expect(page.getByRole('link', { name: 'Tana Lake Hotel' })).toBeVisible();
    });

    await test.step('services and the firm', async () => {
      await page.goto('/services');
      await page.getByRole('link', { name: 'Learn More Sustainability & Energy Consulting' }).click();
      await expect(page.getByText('The highland climate needs little heating')).toBeVisible();
      const sidebar = page.getByRole('navigation', { name: 'All services' });
      await sidebar.getByRole('link', { name: 'Urban Planning' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Urban Planning');
      await expect(page.getByText('6-18 months')).toBeVisible();
      await page.goto('/about');
      await expect(page.getByRole('img', { name: 'Portrait of Rahel Wolde' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Buildings that belong to their place',
      );
    });

    await test.step('the blog and an article', async () => {
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
      await expect(page.getByRole('link', { name: 'Share on Facebook' })).toHaveAttribute(
        'href',
        /sharer\.php\?u=http.*%2Fblog%2Fbuilding-in-stone$/,
      );
    });

    await test.step('the search', async () => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
      await page.getByRole('searchbox', { name: 'Search the site' }).fill('ሆቴል');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/search?q=${encodeURIComponent('ሆቴል')}`);
      await page.goto('/am/search');
      await page.getByRole('searchbox').fill('hotel');
      await page.getByRole('search').getByRole('button').click();
      await expect(page).toHaveURL('/am/search?q=hotel');
      const services = page.getByRole('region', { name: 'አገልግሎቶች' });
      await expect(services.getByRole('link').locator('mark')).toHaveText('ሆቴል');
      const projects = page.getByRole('region', { name: 'ፕሮጀክቶች' });
      await expect(projects.getByRole('link').first()).toContainText('ሆቴል');
      await expect(projects.locator('li[lang]')).toHaveCount(0);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    });
  },
);
