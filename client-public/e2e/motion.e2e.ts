import type { Locator } from '@playwright/test';
import { expect, test } from '../../e2e/test.js';

test('with reduced motion a picture replaces the film', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('main img').first()).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test('with reduced motion no card waits to be shown', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('article').last()).toBeAttached();
  await expect(page.locator('[data-reveal]')).toHaveCount(0);
});

test('a page that takes its time is seen to be on its way', { tag: '@one-width' }, async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/about.page-*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/');
  const line = () =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header, '::after').backgroundColor);
  const nothing = await line();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect.poll(line).not.toBe(nothing);
  arrive();
  await expect(page).toHaveURL('/about');
  await expect.poll(line).toBe(nothing);
});

test.describe('for everybody else', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the film plays behind the welcome, and can be paused', { tag: '@one-width' }, async ({ page }) => {
    await page.goto('/');
    const isPaused = () => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused);
    await page.getByRole('button', { name: 'Pause the background video' }).click();
    expect(await isPaused()).toBe(true);
    await page.getByRole('button', { name: 'Play the background video' }).click();
    await expect.poll(isPaused).toBe(false);
  });

  test(
    'a film that staff chose plays over their picture, once the page has come',
    { tag: '@one-width' },
    async ({ page }) => {
      // Not saved: other tests look at the site's own picture and film at the same time.
      const film = '/uploads/demo/hero.webm';
      const picture = '/uploads/demo/hero-1920x1080.webp';
      await page.route(/localhost:\d+\/(am|om)?$/, async (route) => {
        const answer = await route.fetch();
        const none = /("?)heroImage\1:null,\1heroFilm\1:null/;
        const body = await answer.text();
        expect(body).toMatch(none);
        await route.fulfill({
          response: answer,
          body: body.replace(none, `"heroImage":"${picture}","heroFilm":"${film}"`),
        });
      });
      const requested: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes(film)) requested.push(request.url());
      });
      let loaded = false;
      page.on('load', () => (loaded = requested.length === 0));
      await page.goto('/om');
      await expect(page.locator('video source')).toHaveCount(1);
      await expect(page.locator('video source')).toHaveAttribute('src', film);
      await page.getByRole('button', { name: 'Viidiyoo duubaa dhaabaa' }).press('Enter');
      expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
      expect(loaded).toBe(true);
    },
  );

  test(
    'the words of projects fade in as the page is scrolled, the pictures are there',
    { tag: '@one-width' },
    async ({ page }) => {
      await page.goto('/projects');
      const last = page.locator('[data-reveal]').last();
      await expect(last).toHaveAttribute('data-reveal', 'waiting');
      const title = last.getByRole('heading');
      await expect.poll(() => opacityOf(title)).toBe(0);
      const picture = last.locator('img');
      expect(await opacityOf(picture)).toBe(1);
      await expect(picture).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await last.scrollIntoViewIfNeeded();
      await expect.poll(() => opacityOf(title)).toBe(1);
    },
  );
});

/** As it is seen: with the opacity of all that it lies in. */
function opacityOf(element: Locator): Promise<number> {
  return element.evaluate((each) => {
    let opacity = 1;
    for (let at: Element | null = each; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  });
}
