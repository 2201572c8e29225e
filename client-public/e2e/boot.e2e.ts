import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../../e2e/test.js';

async function openWithoutScripts(context: BrowserContext, address: string) {
  const page = await context.newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/vendor-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address);
  return { page, release };
}

// These pages are opened beside the fixture, which waits until the scripts answer.

const resting = 'a page that rests gets ready by itself, and the first tap finds it so';
test(resting, { tag: '@phone' }, async ({ context }) => {
  const page = await context.newPage();
  await page.goto('/projects', { waitUntil: 'commit' });
  // Nobody moves, presses or scrolls.
  await expect(page.locator('html[data-started][data-unfolded]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Rate: Entoto Ridge House' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test(
  'a page that is busy gets ready all the same at the first sign of somebody',
  { tag: '@one-width' },
  async ({ context }) => {
    const page = await context.newPage();
    // A browser that is never idle.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    const started = page.locator('html[data-started]');
    await page.goto('/');
    await page.evaluate(() =>
      document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })),
    );
    await page.waitForTimeout(500);
    await expect(started).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(started).toHaveCount(1);
  },
);

test(
  'what is filled in and pressed before the scripts answer is not lost',
  { tag: '@one-width' },
  async ({ context }) => {
    const { page, release } = await openWithoutScripts(context, '/contact');
    await page.getByLabel('Name').fill('Hanna Bekele');
    await page.getByLabel('Project type').selectOption('School');
    await page.getByRole('textbox', { name: 'Message' }).fill('Twelve classrooms.');
    await page.getByRole('button', { name: 'Send message' }).click();
    release();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    for (const [field, value] of [
      [page.getByLabel('Name'), 'Hanna Bekele'],
      [page.getByLabel('Project type'), 'school'],
      [page.getByRole('textbox', { name: 'Message' }), 'Twelve classrooms.'],
    ] as const) {
      await expect(field).toHaveValue(value);
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    }
  },
);

test(
  'what is chosen before the scripts answer is chosen for them too',
  { tag: '@one-width' },
  async ({ context }) => {
    const { page, release } = await openWithoutScripts(context, '/consultation');
    const send = page.getByRole('button', { name: 'Schedule consultation' });
    await page.getByLabel('Project type').selectOption('School');
    // A working day on which nothing is past, and nothing booked by other tests.
    await page.getByLabel('Preferred date').fill('2031-04-01');
    await page.getByText('09:30', { exact: true }).click();
    await page.getByText('10:30', { exact: true }).click();
    await expect(send).toBeDisabled();
    release();
    await expect(send).toBeEnabled();
    await expect(page.getByRole('radio', { name: /^10:30 ·/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^09:30 ·/ })).not.toBeChecked();
    // React knows of it: the next render does not take it away.
    await page.getByLabel('Message').fill('Twelve classrooms.');
    await expect(page.getByRole('radio', { name: /^10:30 ·/ })).toBeChecked();
  },
);

test(
  'scripts that did not arrive are requested again, and clicks are replayed',
  { tag: '@one-width' },
  async ({ context }) => {
    const page = await context.newPage();
    let failures = 2;
    await page.route(/\/assets\/(vendor|gallery\.page)-.*\.js/, (route) =>
      (failures -= 1) >= 0 ? route.abort() : route.continue(),
    );
    await page.goto('/projects');
    await page.getByRole('button', { name: 'Rate: Entoto Ridge House' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign up or log in' })).toBeVisible({ timeout: 15_000 });
  },
);

test(
  'a page whose scripts are gone, because the site has newer ones, is loaded anew',
  { tag: '@one-width' },
  async ({ context }) => {
    const page = await context.newPage();
    let [requested, loads] = [0, 0];
    await page.route(/\/assets\/vendor-.*\.js/, (route) =>
      (requested += 1) === 1 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    page.on('load', () => (loads += 1));
    await page.goto('/projects');
    await expect.poll(() => loads).toBe(2);
    await page.getByRole('button', { name: 'Rate: Entoto Ridge House' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign up or log in' })).toBeVisible();
  },
);

test(
  'a dialog opens that was clicked before the scripts loaded',
  { tag: '@one-width' },
  async ({ context }) => {
    const { page, release } = await openWithoutScripts(context, '/projects');
    await page.getByRole('button', { name: 'Rate: Entoto Ridge House' }).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Sign up or log in' }).getByLabel('Email')).toBeVisible();
  },
);

test(
  'where styles come late, pictures further down wait for the scripts, but not for who scrolls',
  { tag: '@one-width' },
  async ({ context }) => {
    const page = await context.newPage();
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') requested.push(new URL(request.url()).pathname);
    });
    const further = () => requested.filter((path) => path.startsWith('/uploads/') && !path.includes('hero'));
    await page.route(/\/assets\/style-.*\.css/, async (route) => {
      await page.waitForFunction(() => document.readyState === 'interactive');
      await route.continue();
    });
    await page.route(/\/assets\/vendor-.*\.js/, () => {});
    await page.goto('/');
    await expect.poll(() => requested.some((path) => path.includes('hero'))).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('#content img[data-src]').count()).toBeGreaterThan(5);
    expect(further()).toEqual([]);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => further().length).toBeGreaterThan(0);
    await expect(page.locator('img[data-src], #content img:not([src])')).toHaveCount(0);
  },
);
