import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectHoldsFocus,
  expectNoHorizontalScroll,
  test,
} from '../../e2e/test.js';

/** Goes on by Tab more often than there are stops: the focus stays in what lies over the page. */
async function expectFocusStaysIn(page: Page, dialog: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
}

test('the menu is opened, gone through and closed by keys', { tag: '@phone' }, async ({ page }) => {
  // Wide windows show the links themselves.
  await page.goto('/about');
  const button = page.locator('summary', { hasText: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Projects' })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  // Focus that leaves it closes it: nothing has the focus that cannot be seen.
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Afaan Oromoo' }).last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();

  await button.click();
  await menu.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(menu).toBeHidden();
});

test(
  'the menu of a phone opens before the scripts are here, and without any',
  { tag: '@phone' },
  async ({ context }) => {
    const page = await context.newPage();
    const { promise: scriptsMayArrive, resolve: release } = Promise.withResolvers<undefined>();
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await scriptsMayArrive;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('summary', { hasText: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Projects' })).toBeVisible();
    // It stays open when they come.
    release(undefined);
    await page.waitForSelector('html[data-started]');
    await expect(menu.getByRole('link', { name: 'Projects' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  },
);

test(
  'a dialog over a project closes before the project does, and each gives the focus back',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/projects');
    const card = page.getByRole('link', { name: 'Entoto Ridge House' });
    await card.focus();
    await page.keyboard.press('Enter');
    const project = page.getByRole('dialog', { name: 'Entoto Ridge House' });
    await expect(project.getByText('1 / ', { exact: false })).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(project.getByText('2 / ', { exact: false })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expectFocusStaysIn(page, project);

    const rate = project.getByRole('button', { name: /^Rate/ });
    await rate.focus();
    await page.keyboard.press('Enter');
    const login = page.getByRole('dialog', { name: 'Sign up or log in' });
    await expect(login.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
    await expectHoldsFocus(login);
    await login.getByRole('tab', { name: 'Login' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(login.getByLabel('Full name')).toBeVisible();
    await expectFocusStaysIn(page, login);
    await page.keyboard.press('Escape');
    await expect(login).toBeHidden();
    await expect(rate).toBeFocused();
    await expect(project).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(project).toBeHidden();
    await expect(card).toBeFocused();
  },
);

test(
  'a time is chosen by arrow keys, and a form is sent by Enter',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.goto('/consultation');
    await page.getByLabel('Preferred date').fill('2031-04-02');
    await page.getByRole('radio', { name: /^09:00 ·/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /^09:30 ·/ })).toBeChecked();

    await page.goto('/contact');
    await page.getByLabel('Email').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  },
);
