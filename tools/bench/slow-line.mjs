import { chromium } from '@playwright/test';
// What a visitor sees of two pages on a slow phone (390 px, CPU slowed four times) and a slow line (400 kbit/s, 400 ms
// round trip): when text is there, when the largest part of the first screen is, when the menu answers, and bytes by kind;
// with data saver and without, on the first visit and on the second, which the service worker helps.
//   npm run build && npm run tool -- bench/slow-line [--runs 3] [--before another] [--now this]
// Both are built checkouts or addresses of running servers. Medians. Ends with 1 where a figure of this checkout is past its limit. Nothing else should be busy on the machine.
import { parseArgs } from 'node:util';
import { findChromium } from '../../e2e/find-chromium.ts';
import { root } from '../../scripts/steps.mjs';
import { startDemoServer } from './support/demo-server.mjs';
import { startSlowLine } from './support/slow-line.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    before: { type: 'string' },
    now: { type: 'string', default: root },
  },
});
const runs = Number(values.runs);
const pages = { home: '/', project: '/projects/entoto-ridge-house' };
const line = { kilobits: 400, roundTripMs: 400 };
const limits = { lcp: 4000, menu: 8000 };
const figures = ['fcp', 'lcp', 'menu', 'html', 'css', 'fonts', 'pictures', 'films', 'scripts', 'total'];

const servers = [];
for (const name of ['before', 'now']) {
  const place = values[name];
  if (!place) continue;
  // A running server is left alone.
  if (place.startsWith('http')) servers.push({ name, origin: place, stop: () => Promise.resolve() });
  else servers.push({ name, ...(await startDemoServer(place)) });
}
let isPast = false;
try {
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({ executablePath, args });
  console.log(`\n${line.kilobits} kbit/s, ${line.roundTripMs} ms, medians of ${runs}; ms and KB\n`);
  console.log(['visit'.padEnd(36), ...figures.map((name) => name.padStart(10))].join(''));
  for (const [page, path] of Object.entries(pages)) {
    for (const savesData of [false, true]) await measurePage(browser, page, path, savesData);
  }
  await browser.close();
} finally {
  for (const server of servers) await server.stop();
}
process.exitCode = isPast ? 1 : 0;

/** Servers take turns, so that what else the machine does meets them alike. */
async function measurePage(browser, page, path, savesData) {
  const results = new Map();
  for (let run = 0; run < runs; run += 1) {
    for (const server of servers) {
      const found = await visitTwice(browser, server.origin, path, savesData);
      found[0].menu = await tapMenu(browser, server.origin, path, savesData);
      for (const [index, visit] of ['first', 'second'].entries()) {
        const name = `${page}${savesData ? ', data saver' : ''}, ${visit}, ${server.name}`;
        results.set(name, [...(results.get(name) ?? []), found[index]]);
      }
    }
  }
  for (const [name, found] of results) print(name, found);
}

async function open(browser, origin, savesData) {
  const slow = await startSlowLine(origin, line);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ...(savesData && { extraHTTPHeaders: { 'Save-Data': 'on' } }),
  });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watch);
  if (savesData) await page.addInitScript(askToSaveData);
  const close = async () => {
    await context.close();
    slow.stop();
  };
  return { page, slow, close };
}

/** Somebody new, and again once the page was read and the line is quiet. */
async function visitTwice(browser, origin, path, savesData) {
  const { page, slow, close } = await open(browser, origin, savesData);
  const visits = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const before = slow.counts.down;
    await page.goto(`${slow.origin}${path}`, { timeout: 120_000 });
    await untilQuiet(slow);
    const found = await page.evaluate(() => globalThis.found());
    // The worker goes on behind: what it fetches for later is in the total.
    visits.push({ ...found, total: (slow.counts.down - before) / 1024 });
    if (visit === 0) await page.goto('about:blank');
  }
  await close();
  return visits;
}

/** @returns milliseconds from the address to an open menu, which is pressed as soon as it can be seen */
async function tapMenu(browser, origin, path, savesData) {
  const { page, slow, close } = await open(browser, origin, savesData);
  await page.goto(`${slow.origin}${path}`, { waitUntil: 'commit', timeout: 120_000 });
  const button = page.locator('header details summary').last();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await button.tap({ timeout: 60_000 });
  await page.waitForSelector('header details[open] nav', { timeout: 120_000 });
  const opened = await page.evaluate(() => performance.now());
  await close();
  return opened;
}

/** Nothing has come for three seconds. */
async function untilQuiet({ counts }) {
  for (let last = -1; last !== counts.down;) {
    last = counts.down;
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
}

/** Runs in the page: scripts see what the header says. */
function askToSaveData() {
  const value = { saveData: true, effectiveType: '4g' };
  Object.defineProperty(globalThis.navigator, 'connection', { value });
}

/** Runs in the page: notes the largest paint, and says what was found. */
function watch() {
  let largest;
  new PerformanceObserver((list) => (largest = list.getEntries().at(-1))).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
  const kinds = {
    films: /\.(?:webm|mp4)$/,
    css: /\.css$/,
    fonts: /\.woff2$/,
    pictures: /\.(?:svg|png|jpg|webp|avif)$/,
    scripts: /\.js$/,
  };
  globalThis.found = () => {
    const resources = performance.getEntriesByType('resource');
    const bytes = (pattern) =>
      resources
        .filter(({ name }) => pattern.test(new URL(name).pathname))
        .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
    const [navigation] = performance.getEntriesByType('navigation');
    return {
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      lcp: largest?.startTime,
      of: largest?.element?.tagName ?? '',
      html: navigation.transferSize / 1024,
      ...Object.fromEntries(Object.entries(kinds).map(([kind, pattern]) => [kind, bytes(pattern)])),
    };
  };
}

function print(name, found) {
  const cells = figures.map((figure) => {
    const all = found.map((each) => each[figure]).filter((value) => value !== undefined);
    if (all.length === 0) return ''.padStart(10);
    const value = median(all);
    const isBad = name.endsWith('now') && value > (limits[figure] ?? Infinity);
    isPast ||= isBad;
    return `${value.toFixed(0)}${isBad ? '!' : ' '}`.padStart(10);
  });
  console.log([name.padEnd(36), ...cells, `  ${found[0].of}`].join(''));
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
