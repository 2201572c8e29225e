import { expect, test } from '../../e2e/test';

const pages = {
  'the home page': '/',
  'about us': '/about',
  'the services': '/services',
  'a service': '/services/hotel',
  'the gallery': '/projects',
  'a project': '/projects/entoto-ridge-house',
  'the articles': '/blog',
  'an article': '/am/blog/designing-for-the-highland-climate',
  'the contact page': '/contact',
  'the contact page in Amharic': '/am/contact',
  'the booking of consultations': '/om/consultation',
};

const firm = /Zigba Architects|ዝግባ/;

test.describe('on paper', { tag: '@one-width' }, () => {
  // A sheet of A4 without its margins.
  test.use({ viewport: { width: 718, height: 1000 } });

  for (const [name, address] of Object.entries(pages)) {
    test(`${name} names the firm and its address, and has nothing to press`, async ({ page }) => {
      await page.goto(address);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner').getByText(firm)).toBeVisible();
      await expect(page.getByRole('contentinfo').locator('address')).toBeVisible();
      await expect(page.getByRole('contentinfo').locator('address a[href^="tel:"]')).toBeVisible();
      const shown = page
        .locator('form, nav, .skip-link, #actions, [role="switch"]')
        .filter({ visible: true });
      await expect(shown).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    });
  }

  for (const address of ['/contact', '/am/contact', '/consultation']) {
    test(`${address} has its hours beside their days`, async ({ page }) => {
      await page.goto(address);
      await page.emulateMedia({ media: 'print' });
      const hours = page.getByRole('main').locator('dl').first();
      await expect(hours).toBeVisible();
      for (const row of await hours.locator('dd').all()) {
        const box = (await row.boundingBox())!;
        // A line for each calendar, none of them broken.
        expect(box.height).toBeLessThan(60);
      }
    });
  }
});
