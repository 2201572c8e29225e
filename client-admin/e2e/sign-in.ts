import type { Page } from '@playwright/test';
import { administrator, expect } from '../../e2e/test.js';

/** On the sign-in page; leads to the address that was wanted before. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL('/admin/login');
}

/** A page of the back office, for whoever is not signed in yet. */
export async function openSignedIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await signIn(page);
  await expect(page).toHaveURL(address);
}
