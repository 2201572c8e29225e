import type { Page } from '@playwright/test';
import { expect } from '../../e2e/test.js';

/** Moves what is picked up, which listens to the arrows only a moment after it says so. */
export async function moveBy(page: Page, key: string, said: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByText(said)).toBeAttached({ timeout: 2_000 });
  }).toPass({ timeout: 10_000 });
}
