import type { Page } from '@playwright/test';

/** From a form, which stays once it is saved, to the list it was opened from, as it was left. */
export async function toList(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name, exact: true }).click();
}
