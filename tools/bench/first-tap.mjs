// How long the sign-up, in the menu of the public site, takes to open on a slow phone (CPU slowed four times): after the
// first tap on a page that was just loaded, on one that has rested for three seconds, and once it is open to everything; and how long
// tasks keep the page from answering in those seconds.
//   npm run build && npm run tool -- bench/first-tap [runs, 7] [address of a running server]
// Medians. Ends with 1 where a figure is past its limit. Nothing else should be busy on the machine.
import { chromium, devices } from '@playwright/test';
import { findChromium } from '../../e2e/find-chromium.ts';
import { startDemoServer } from './support/demo-server.mjs';

const runs = Number(process.argv[2] ?? 7);
const pages = ['/', '/projects', '/contact', '/blog/designing-for-the-highland-climate'];
const limits = { rested: 200, blocked: 200 };
const REST_MS = 3000;

const server = process.argv[3] ? undefined : await startDemoServer();
const origin = process.argv[3] ?? server.origin;
let isPast = false;
try {
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args });
  console.log(`\nMilliseconds, medians of ${runs}, CPU slowed four times\n`);
  const columns = ['tap at once', `tap after ${REST_MS / 1000} s`, 'second tap', 'blocked', 'longest task'];
  console.log(['page'.padEnd(44), ...columns.map((name) => name.padStart(16))].join(''));
  for (const path of pages) await measurePage(browser, path);
  await browser.close();
} finally {
  await server?.stop();
}
process.exitCode = isPast ? 1 : 0;

async function measurePage(browser, path) {
  const [atOnce, rested] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    atOnce.push(await measure(browser, path, 0));
    rested.push(await measure(browser, path, REST_MS));
  }
  const of = (results, figure) => median(results.map((each) => each[figure]));
  print(path, [
    [of(atOnce, 'first'), Infinity],
    [of(rested, 'first'), limits.rested],
    [of(rested, 'second'), Infinity],
    [of(rested, 'blocked'), limits.blocked],
    [of(rested, 'longest'), Infinity],
  ]);
}

/** One visit of somebody new, with an empty cache. */
async function measure(browser, path, rest) {
  const context = await browser.newContext({ ...devices['Galaxy S8'] });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watch);
  await page.goto(`${origin}${path}`);
  await page.waitForTimeout(rest);
  const tasks = await page.evaluate(() => globalThis.longTasks);
  // It opens without scripts.
  const openMenu = () =>
    page.evaluate(() => (globalThis.document.querySelector('header details:has(nav)').open = true));
  await openMenu();
  const button = await page.locator('header nav ~ button').boundingBox();
  const tap = async () => {
    await page.touchscreen.tap(button.x + button.width / 2, button.y + button.height / 2);
    await page.waitForFunction(() => globalThis.opened, undefined, { polling: 'raf' });
    return page.evaluate(() => globalThis.opened);
  };
  const first = await tap();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(500);
  await page.evaluate(() => (globalThis.opened = undefined));
  await openMenu();
  const second = await tap();
  await context.close();
  const blocked = tasks.reduce((sum, task) => sum + task - 50, 0);
  return { first, second, blocked, longest: Math.max(0, ...tasks) };
}

/** Runs in the page: notes how long after the finger the dialog is painted, and each task above 50 ms. */
function watch() {
  const { document, MutationObserver, requestAnimationFrame } = globalThis;
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  let touched;
  // The moment of the event, not of the one who hears it: a busy page hears late.
  document.addEventListener('pointerdown', ({ timeStamp }) => (touched = timeStamp), { capture: true });
  new MutationObserver(() => {
    if (touched === undefined || !document.querySelector('[role="dialog"]')) return;
    const since = touched;
    touched = undefined;
    requestAnimationFrame(() => setTimeout(() => (globalThis.opened = performance.now() - since)));
  }).observe(document, { subtree: true, childList: true });
}

function print(path, cells) {
  isPast ||= cells.some(([figure, limit]) => figure > limit);
  const texts = cells.map(([figure, limit]) =>
    `${figure.toFixed(0)}${figure > limit ? '!' : ' '}`.padStart(16),
  );
  console.log([path.padEnd(44), ...texts].join(''));
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
