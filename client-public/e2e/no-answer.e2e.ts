import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/test.js';

// A server that takes requests and never answers them: each has a time limit, and then a way to go on.

/** Answers nothing at these addresses. @returns what lets answers through again */
async function holdAnswers(page: Page, address: string | RegExp): Promise<() => void> {
  let isSilent = true;
  await page.route(address, (route) => (isSilent ? undefined : route.continue()));
  return () => (isSilent = false);
}

test(
  'data that do not come are missed after ten seconds, and shown when they come',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/blog');
    const answer = await holdAnswers(page, '**/api/v1/blog/public/designing-for-the-highland-climate');
    const title = 'Designing for the Highland Climate';
    await page.getByRole('main').getByRole('link', { name: title }).first().click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('There was no answer in time. Try again.', { timeout: 13_000 });
    await expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 30_000 });
    await expect(alert).toHaveCount(0);
  },
);

test(
  'a page whose code does not come is loaded by the browser itself',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/');
    await holdAnswers(page, /\/assets\/about.*\.js/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about', { timeout: 13_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('a message that gets no answer keeps what was typed', { tag: '@one-width' }, async ({ page }) => {
  const answer = await holdAnswers(page, '**/api/v1/design-orders/track/**');
  await page.goto('/track');
  const code = page.getByLabel(/code/i).first();
  await code.fill('7KQ4-M2XB-9HTD');
  await page.keyboard.press('Enter');
  await expect(page.getByText('There was no answer in time. Try again.').first()).toBeVisible({
    timeout: 13_000,
  });
  await expect(code).toHaveValue('7KQ4-M2XB-9HTD');
  answer();
});
