import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Browser, chromium, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findHeadlessChromium } from '../../../e2e/find-chromium.js';
import { makeMigratedInstance } from '../support/migrated-instance.js';
import { freePort } from '../support/postgres-server.js';
import { ServerProcess } from '../support/server-process.js';

const call = '**/api/v1/contact-inquiries';
const folder = mkdtempSync(join(tmpdir(), 'test-answers-'));
let browser: Browser;
let server: ServerProcess;

const launch = async () => {
  browser = await chromium.launch(await findHeadlessChromium());
};
beforeAll(launch);
afterAll(async () => {
  await browser.close();
  await server.signal('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Both clocks: that of the page, and how long ago the server stored what it still knows of requests. */
async function ageKeys(databaseUrl: string, hours: number): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rowCount } = await client.query(
    `UPDATE idempotency_keys SET created_at = created_at - interval '${hours} hours'`,
  );
  await client.end();
  return rowCount ?? 0;
}

async function openContact(url: string): Promise<Page> {
  const page = await browser.newPage({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(url);
  return page;
}

it('files a message once whose answer is lost ten times, over a restart and a day and an hour', async () => {
  const instance = await makeMigratedInstance(join(folder, 'data-'));
  // The embedded database has no second client, which would make the keys older.
  if (!('DATABASE_URL' in instance)) return;
  const settings = {
    ...{ ...instance, PORT: String(await freePort()), ADMIN_PASSWORD: 'Correct1' },
    ...{ RATE_LIMIT: 'off', LOG_LEVEL: 'error' },
  };
  server = await ServerProcess.start(settings);
  const page = await openContact(`${server.origin}/contact`).catch(async (error: Error) => {
    // Chromium itself ended while it opened its first page, in one of five runs of all these tests.
    if (browser.isConnected()) throw error;
    await launch();
    return openContact(`${server.origin}/contact`);
  });
  let lost = 0;
  await page.route(call, async (route) => {
    if (lost >= 10) return route.continue();
    // While the server restarts there is no answer that could be lost.
    const isAnswered = await route.fetch().then(
      () => true,
      () => false,
    );
    if (isAnswered) lost += 1;
    await route.abort();
  });
  const overlays = page.waitForResponse(/\/assets\/overlays-.*\.js/);
  // Scripts start at the first sign of somebody.
  await page.mouse.move(9, 9);
  await page.waitForSelector('html[data-started]');
  await overlays;
  await page.getByLabel('Name').fill('Hanna Bekele');
  await page.getByLabel('Email').fill('hanna@mail.example');
  await page.getByLabel('Subject').fill('A school in Adama');
  await page.getByRole('textbox', { name: 'Message' }).fill('Twelve classrooms.');
  await page.getByRole('button', { name: 'Send message' }).click();
  const until = async (times: number) => {
    while (lost < times) await page.clock.fastForward(30_000);
  };
  await until(5);
  expect(await server.signal('SIGTERM')).toBe(0);
  server = await ServerProcess.start(settings);
  await until(9);
  await page.clock.fastForward(25 * 3600_000);
  expect(await ageKeys(instance.DATABASE_URL, 25)).toBeGreaterThan(0);
  await until(10);
  // What stays above the form once the success panel is over.
  const sent = page.getByRole('main').getByText('Keep this code:');
  while (!(await sent.isVisible())) await page.clock.fastForward(30_000);

  const { data } = await server.post<{ accessToken: string }>('/auth/login', {
    ...{ email: 'admin@example.com', password: 'Correct1' },
  });
  const headers = { Authorization: `Bearer ${data.accessToken}` };
  const answer = await fetch(`${server.origin}/api/v1/contact-inquiries`, { headers });
  const { data: page1 } = (await answer.json()) as { data: { data: { message: string }[] } };
  expect(page1.data.map(({ message }) => message)).toEqual(['Twelve classrooms.']);
});
