import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** The administrator of the server under test. */
export const administrator = { email: 'admin@example.com', password: 'Correct1' };

/** The map of the office, which came into view: playwright.config.ts lets nothing of other sites in. */
const anotherSite = /ERR_NAME_NOT_RESOLVED/;

interface Fixtures {
  /** Messages of the console that a test expects, such as the browser's own line about an answer of 404. */
  expectedConsole: RegExp[];
  /** Fails the test when anything wrote a warning or an error to the console. */
  quietConsole: undefined;
}

export const test = base.extend<Fixtures>({
  // The public pages run their scripts while they rest, at once at the first sign of somebody; a test that is faster
  // than they are would be faster than any visitor.
  page: async ({ page, javaScriptEnabled }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const started = async () => {
      if (javaScriptEnabled === false || !(await page.locator('meta[name="page-modules"]').count())) return;
      await page.evaluate(() => document.dispatchEvent(new Event('pointermove')));
      await page.waitForSelector('html[data-started][data-unfolded]');
    };
    page.goto = async (...address) => {
      const answer = await goto(...address);
      await started();
      return answer;
    };
    page.reload = async (...options) => {
      const answer = await reload(...options);
      await started();
      return answer;
    };
    await use(page);
  },
  expectedConsole: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedConsole }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(String(error)));
      await use(undefined);
      const unexpected = messages.filter(
        (message) => ![anotherSite, ...expectedConsole].some((pattern) => pattern.test(message)),
      );
      expect(unexpected, 'messages in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Fails on anything that axe finds wrong with the page, once no part of it waits for another answer: that is pale. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await findingsOf(axeOn(page))).toEqual([]);
}

/** Fails where something is too faint to be read, by the one rule of axe that colours can break. */
export async function expectEnoughContrast(page: Page): Promise<void> {
  expect(await findingsOf(axeOn(page).withRules('color-contrast'))).toEqual([]);
}

// Our pages have no frames worth looking into; without them axe needs no second page to put its findings together.
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function findingsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Fails where the page is wider than the window. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const { scroll, window } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(window);
}

/** As a browser whose settings block cookies and data of the site: storage throws, and so do locks. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refusal = () => new DOMException('Access is denied for this document.', 'SecurityError');
    const get = () => {
      throw refusal();
    };
    Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
    navigator.locks.request = () => Promise.reject(refusal());
  });
}
