import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../e2e/test.js';

// From page to page within the site, without loading anew.

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('Back leads to where one was, going on begins at the top', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/blog');
  const last = page.getByRole('main').getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(400);
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(4);
  await page.goForward();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test(
  'a page that is loaded begins at its top, and Back leads to where the one before was left',
  { tag: '@one-width' },
  async ({ page }) => {
    const unfolded = () => expect(page.locator('html')).toHaveAttribute('data-unfolded');
    await page.goto('/about');
    await unfolded();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => scrolled(page)).toBe(900);
    await page.goto('/projects');
    await unfolded();
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => scrolled(page)).toBe(900);
    await page.goForward();
    await expect(page).toHaveURL('/projects');
    await expect.poll(() => scrolled(page)).toBe(0);
  },
);

test('a project opens over the gallery without moving it, and closing leaves it where it was', async ({
  page,
}) => {
  await page.goto('/projects');
  // Projects that other tests add or delete meanwhile would move the gallery when it is fetched again.
  await page.route(/\/api\/v1\/projects\?/, () => {});
  const last = page.getByRole('main').getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  await last.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Related projects' })).toBeVisible();
  await expect(page).toHaveURL(/\/projects\/.+/);
  expect(Math.abs((await scrolled(page)) - place)).toBeLessThan(4);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/projects');
  expect(Math.abs((await scrolled(page)) - place)).toBeLessThan(4);
});

test(
  'a new page takes the focus to its title, shows no ring, and is announced',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).press('Enter');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeFocused();
    await expect(title).toHaveCSS('outline-style', 'none');
    await expect(page.locator('[aria-live]', { hasText: /^About.* · Zigba Architects$/ })).toBeAttached();
    // The next Tab is the first thing of the new page, not of its frame.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('header'))).toBeNull();
  },
);

test('the page stays where it is behind a dialog', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/projects');
  await page.mouse.wheel(0, 400);
  const position = () => page.evaluate(() => window.scrollY);
  await expect.poll(position).toBe(400);
  await page.getByRole('button', { name: 'Sign up or log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.move(20, 600);
  await page.mouse.wheel(0, 400);
  // The wheel turns the page in frames to come.
  await page.waitForTimeout(300);
  expect(await position()).toBe(400);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await position()).toBe(400);
  await page.mouse.wheel(0, 400);
  await expect.poll(position).toBe(800);
});

test(
  'a reload closes a dialog, and Back leads to the page before',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('link', { name: 'Projects' }).first().click();
    await page.waitForURL('/projects');
    await page.getByRole('button', { name: 'Sign up or log in' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await expect(page.locator('html[data-started]')).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/projects');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  },
);

test('the head of the document is that of the page shown', { tag: '@one-width' }, async ({ page }) => {
  const head = () =>
    page.evaluate(() => ({
      title: document.title,
      tags: [...document.head.querySelectorAll('meta[content], link[href], script[type*="ld+json"]')]
        .filter((tag) => !/stylesheet|icon|preload/.test(tag.getAttribute('rel') ?? ''))
        .map((tag) => tag.outerHTML)
        .filter((tag) => !/-modules|viewport|theme-color/.test(tag))
        .sort(),
    }));
  const open = async (address: string) => {
    await page.goto(address);
    return head();
  };
  const [about, project, home] = [
    await open('/about'),
    await open('/projects/tana-lake-hotel'),
    await open('/'),
  ];
  for (const { tags } of [about, project, home]) {
    expect(tags.filter((tag) => /og:image(:type|:width|:height|:alt)?"/.test(tag))).toHaveLength(5);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect.poll(head).toEqual(about);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Projects', exact: true }).click();
  await page.getByRole('link', { name: 'Tana Lake Hotel' }).first().click();
  await expect.poll(head).toEqual(project);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect.poll(head).toEqual(home);
});

test('the language stays in the address, wherever one goes', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/projects?filter=hotel');
  await page.locator('header').evaluate((header) => (header.dataset['kept'] = 'yes'));
  await page.locator('header summary').first().click();
  await page.getByRole('banner').getByRole('link', { name: 'አማርኛ' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'am');
  await expect(page).toHaveURL('/am/projects?filter=hotel');
  // Neither loaded nor made anew.
  await expect(page.locator('header')).toHaveAttribute('data-kept', 'yes');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'am');
  const gallery = await page.title();
  await page.getByRole('link', { name: 'ዝግባ አርክቴክቶች' }).first().click();
  await expect(page).toHaveURL('/am');
  // The address changes before the page does, and a link of the gallery leads to the gallery.
  await expect(page).not.toHaveTitle(gallery);
  for (const link of await page.getByRole('main').getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^\/am(\/|$)/);
  }
  await page.locator('header summary').first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Afaan Oromoo' }).first().click();
  await expect(page).toHaveURL('/om');
  // What Back leads to speaks the language of its address.
  await page.goBack();
  await expect(page).toHaveURL('/am/projects?filter=hotel');
  await expect(page.locator('html')).toHaveAttribute('lang', 'am');
  await page.goForward();
  await expect(page).toHaveURL('/om');
  await expect(page.locator('html')).toHaveAttribute('lang', 'om');
  await page.goBack();
  await expect(page).toHaveTitle(gallery);
  await page.locator('header summary').first().click();
  await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/projects?filter=hotel');
  await expectAccessible(page);
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).join())).not.toMatch(
    /lang/,
  );
});
