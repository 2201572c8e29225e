import type { Locator } from '@playwright/test';
import { expect, pressLabelOf, test } from '../../e2e/test.js';
import { findFreeDay } from './free-day.js';

const outlineOf = (part: Locator) =>
  part.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' ? '0px' : outlineWidth;
  });

test.describe('in a contrast theme, which drops backgrounds', { tag: '@one-width' }, () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the chosen time of a consultation is framed, alone', async ({ page, request }) => {
    await page.goto('/consultation');
    await page.getByLabel('Preferred date').fill(await findFreeDay(request, 80));
    await page.keyboard.press('Tab');
    const [chosen, other] = [/14:00/, /11:00/].map((name) => page.getByRole('radio', { name }));
    await pressLabelOf(chosen!);
    await expect(chosen!).toBeChecked();
    await page.mouse.move(2, 2);
    const labelOf = async (radio: Locator) => page.locator(`label[for="${await radio.getAttribute('id')}"]`);
    expect(await outlineOf(await labelOf(chosen!))).toBe('3px');
    expect(await outlineOf(await labelOf(other!))).toBe('0px');
  });

  test('the view, the filter and the page that are current are framed, the others are not', async ({
    page,
  }) => {
    await page.goto('/projects?view=map&filter=hotel');
    const main = page.getByRole('main');
    const current = [
      main.getByRole('link', { name: 'Map' }),
      main.getByRole('link', { name: /^Hotel/ }).first(),
      page.getByRole('banner').getByRole('link', { name: 'Projects', exact: true }),
    ];
    for (const link of current) expect(await outlineOf(link)).toBe('2px');
    const others = [
      main.getByRole('link', { name: 'Index' }),
      main.getByRole('link', { name: 'All', exact: true }),
      page.getByRole('banner').getByRole('link', { name: 'Services' }),
    ];
    for (const link of others) expect(await outlineOf(link)).toBe('0px');
  });
});
