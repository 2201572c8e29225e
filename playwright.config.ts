import { defineConfig, devices } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findHeadlessChromium } from './e2e/find-chromium.js';

const port = Number(process.env['E2E_PORT'] ?? 3987);
// `npm test` names one in memory. Not for the browser, whose fonts have their place.
const folder = process.env['FOLDER_FOR_TESTS'] ?? tmpdir();
// Where tests find the mails that the server writes; the processes that run them inherit it.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(folder, 'test-browser-'));
const chromium = await findHeadlessChromium();
// Nothing of other sites is loaded while testing, wherever the map of the office comes into view. Answered by routes
// instead, each file of a page would be requested anew.
chromium.args.push('--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost');
// Pages that live for seconds: optimising their scripts costs more than it saves.
chromium.args.push('--js-flags=--no-turbofan --no-maglev');

/** Browser tests of the built product: the real server, a database of its own, the demo firm. */
export default defineConfig({
  testMatch: ['client-public/e2e/**/*.e2e.ts', 'client-admin/e2e/**/*.e2e.ts'],
  outputDir: '.cache/e2e',
  forbidOnly: true,
  // Tests of one file too: each makes what it needs.
  fullyParallel: true,
  // One more than there are cores: now and then each waits, for a transition, a timer or the server.
  workers: availableParallelism() + 1,
  // Where something else keeps the machine busy, a test takes several times as long, and a page longer than the usual
  // five seconds.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: chromium,
    // Recording every step would double the time; `playwright test --trace on <file>` records a test that fails.
    screenshot: 'only-on-failure',
    // A test that needs one says so; others look at the server alone.
    serviceWorkers: 'block',
    timezoneId: 'Africa/Addis_Ababa',
    // Nothing that is about to be pressed moves away meanwhile; client-public/e2e/motion.e2e.ts sees what moves.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // A test runs once where the width cannot change what it asserts, at both widths where it can.
    {
      name: 'phone',
      grepInvert: /@one-width/,
      // Nine times the pixels would have to be drawn as the phone has them.
      use: { ...devices['Galaxy S8'], deviceScaleFactor: 1, viewport: { width: 360, height: 740 } },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node --experimental-strip-types --no-warnings server/test/support/browser-server.ts',
    url: `http://localhost:${port}/health/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      TMPDIR: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: process.env['E2E_DATA_DIR'],
      ADMIN_PASSWORD: 'Correct1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
  },
});
