import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/test.js';

// A server that takes requests and never answers them: each has a time limit, and then a way to go on.

/** Answers nothing at these addresses. @returns what waits until that was asked for, and what lets answers through */
async function holdAnswers(page: Page, address: string | RegExp) {
  let isSilent = true;
  const asked = Promise.withResolvers<undefined>();
  await page.route(address, (route) => {
    asked.resolve(undefined);
    return isSilent ? undefined : route.continue();
  });
  return { asked: () => asked.promise, answer: () => (isSilent = false) };
}

const LIMIT_MS = 10_000;
/** Not by waiting for a longer one. */
const SOON = { timeout: 5_000 };

// The time of the page, not that of the tests.
test.beforeEach(({ page }) => page.clock.install());

test(
  'data that do not come are missed after ten seconds, and shown when they come',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/blog');
    const { asked, answer } = await holdAnswers(
      page,
      '**/api/v1/blog/public/designing-for-the-highland-climate',
    );
    const title = 'Designing for the Highland Climate';
    await page.getByRole('main').getByRole('link', { name: title }).first().click();
    await asked();
    const alert = page.getByRole('main').getByRole('alert');
    await page.clock.fastForward(LIMIT_MS);
    await expect(alert).toContainText('There was no answer in time. Try again.', SOON);
    await expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible();
    answer();
    // By itself.
    await page.clock.fastForward(2 * LIMIT_MS);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(alert).toHaveCount(0);
  },
);

test(
  'a page whose code does not come is loaded by the browser itself',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/');
    const { asked } = await holdAnswers(page, /\/assets\/about.*\.js/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await asked();
    await page.clock.fastForward(LIMIT_MS);
    await expect(page).toHaveURL('/about', SOON);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('a message that gets no answer keeps what was typed', { tag: '@one-width' }, async ({ page }) => {
  const { asked } = await holdAnswers(page, '**/api/v1/design-orders/track/**');
  await page.goto('/track');
  const code = page.getByLabel(/code/i).first();
  await code.fill('7KQ4-M2XB-9HTD');
  await page.keyboard.press('Enter');
  await asked();
  await page.clock.fastForward(LIMIT_MS);
  await expect(page.getByText('There was no answer in time. Try again.').first()).toBeVisible(SOON);
  await expect(code).toHaveValue('7KQ4-M2XB-9HTD');
});
