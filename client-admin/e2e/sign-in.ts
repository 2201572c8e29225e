import type { APIRequestContext, Page } from '@playwright/test';
import { administrator, expect } from '../../e2e/test.js';

interface SignedIn {
  user: object;
  accessToken: string;
  refreshToken: string;
}

/** On the sign-in page; leads to the address that was wanted before. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL('/admin/login');
}

/**
 * Opens an address of the back office as staff, without the form. Each test has a session of its own: what renews
 * one is good for a single time.
 */
export async function openAsStaff(page: Page, address: string, as = administrator): Promise<void> {
  const signedIn = await page.request.post('/api/v1/auth/login', { data: as });
  const { data } = (await signedIn.json()) as { data: SignedIn };
  const localStorage = [
    { name: 'adminUser', value: JSON.stringify(data.user) },
    { name: 'adminToken', value: data.accessToken },
    { name: 'adminRefreshToken', value: data.refreshToken },
  ];
  const { origin } = new URL(signedIn.url());
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(address);
}

/** Goes to another page as a link does: the application stays, and so do its data. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    // What the router writes; without its number it takes no part in asking before a form is left.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: crypto.randomUUID(), usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  // The page that one leaves stays until the code of the other is there.
  await expect(page.locator('h1:not([data-left])')).toBeVisible();
}

/**
 * Keeps notifications from coming by themselves, which ask for the list again: what has ended, failed or changed
 * would be found out by that, whenever another test makes notifications, and not by what the test does.
 */
export async function withoutLiveNotifications(page: Page): Promise<void> {
  // Of the context: a page that takes all its routes back would let the request go on.
  await page.context().route('**/api/v1/notifications/stream-ticket', () => {});
}

let shared: { accessToken: string; until: number } | undefined;

/** For calls of the API as the administrator. It lasts a quarter of an hour; tests of a process share it for ten minutes. */
export async function staffToken(request: APIRequestContext): Promise<string> {
  if (!shared || shared.until < Date.now()) {
    const signedIn = await request.post('/api/v1/auth/login', { data: administrator });
    const { data } = (await signedIn.json()) as { data: SignedIn };
    shared = { accessToken: data.accessToken, until: Date.now() + 600_000 };
  }
  return shared.accessToken;
}

/** What colleagues do meanwhile, and visitors before: calls of the API, as staff. */
export async function asColleague(request: APIRequestContext) {
  const headers = { Authorization: `Bearer ${await staffToken(request)}` };
  return async <Data>(method: string, path: string, body?: object): Promise<Data> => {
    const answer = await request.fetch(`/api/v1${path}`, { method, headers, data: body });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { data: Data }).data;
  };
}

let count = 0;

/** A name that no other test has, in whichever worker it runs. */
export function ownName(first: string): string {
  count += 1;
  return `${first} ${Date.now().toString(36)}${process.pid.toString(36)}${count}`;
}
