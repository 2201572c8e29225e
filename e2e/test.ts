import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

export { expect } from '@playwright/test';

/** The administrator of the server under test. */
export const administrator = { email: 'admin@example.com', password: 'Correct1' };

/**
 * The map of the office, which came into view, and the service worker: playwright.config.ts lets nothing of other sites
 * in, and blocks the worker where a test does not ask for it.
 */
const blocked = /ERR_NAME_NOT_RESOLVED|Service Worker registration blocked/;

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
        (message) => ![blocked, ...expectedConsole].some((pattern) => pattern.test(message)),
      );
      expect(unexpected, 'messages in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Fails on anything that axe finds wrong with the page, once it shows its heading, which may come with code that loads
 * later, and no part of it waits for another answer: that is pale, and comes back by a transition.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForSelector('h1', { state: 'attached' });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(untilStill);
  expect(await findingsOf(page)).toEqual([]);
}

/** Until nothing fades for some frames: a dialog begins to close a moment after what closes it. Runs in the page. */
async function untilStill(): Promise<void> {
  for (let frames = 0; frames < 3; frames += 1) {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    if (transitions.length > 0) frames = -1;
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    await new Promise(requestAnimationFrame);
  }
}

/** Fails where something is too faint to be read, by the one rule of axe that colours can break. */
export async function expectEnoughContrast(page: Page): Promise<void> {
  expect(await findingsOf(page, { runOnly: 'color-contrast' })).toEqual([]);
}

/** Runs axe inside the page, which keeps it until another is loaded. */
async function findingsOf(page: Page, rules: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    // The only frame is the map of another site.
    { iframes: false, resultTypes: ['violations'], ...rules } satisfies RunOptions,
  );
}

/**
 * Waits until a menu, dialog or drawer has taken the focus, which it does a moment after it is shown: what a test focuses
 * before that loses it again, and the next key goes elsewhere.
 */
export async function expectHoldsFocus(opened: Locator): Promise<void> {
  await expect(opened.locator(':focus')).toHaveCount(1);
}

/** Fails where the page is wider than the window. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const { scroll, window } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(window);
}

/** Changes the size of the window, and returns when the page has laid itself out for it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Takes the connection from pages and service workers. A worker may still reach the server a moment after the call: a
 * page would come whose scripts do not.
 */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  const isOffline = () =>
    fetch('/health/live', { cache: 'no-store' }).then(
      () => false,
      () => true,
    );
  const ofWorkers = () => Promise.all(context.serviceWorkers().map((worker) => worker.evaluate(isOffline)));
  await expect.poll(ofWorkers, { intervals: [50] }).not.toContain(false);
}

/**
 * Updates the service worker, and returns when there is another. One call is not enough: the browser updates it after
 * each page too, and a call meanwhile gets that result, which may be of the script of before.
 */
export async function updateWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const { active } = registration;
    const isUpdated = () => registration.installing ?? registration.waiting ?? registration.active !== active;
    while (!isUpdated()) {
      await registration.update();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
}

/** As a browser whose settings block cookies and data of the site: storage throws, and so do locks. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refusal = () => new DOMException('Access is denied for this document.', 'SecurityError');
    const get = () => {
      throw refusal();
    };
    Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get }, indexedDB: { get } });
    const locks = { request: () => Promise.reject(refusal()) };
    Object.defineProperty(navigator, 'locks', { value: locks });
  });
}

/**
 * Presses a radio button or switch as somebody does whose screen shows only its label. `check({ force: true })` would
 * press a place while a dialog still moves away from it.
 */
export async function pressLabelOf(input: Locator): Promise<void> {
  const id = await input.getAttribute('id');
  await input.page().locator(`label[for="${id}"]`).last().click();
}
