import { expect, test } from '../../e2e/test.js';

test('who asks for reduced motion gets a picture instead of the film', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('main img').first()).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test.describe('for everybody else', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the film plays behind the welcome, and can be paused', async ({ page }) => {
    await page.goto('/');
    const isPaused = () => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused);
    await page.getByRole('button', { name: 'Pause the background video' }).click();
    expect(await isPaused()).toBe(true);
    await page.getByRole('button', { name: 'Play the background video' }).click();
    await expect.poll(isPaused).toBe(false);
  });

  test('projects fade in as the page is scrolled', async ({ page }) => {
    await page.goto('/projects');
    const last = page.locator('[data-reveal]').last();
    await expect(last).toHaveAttribute('data-reveal', 'waiting');
    await expect(last).toHaveCSS('opacity', '0');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveCSS('opacity', '1');
  });
});
