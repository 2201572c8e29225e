import { existsSync } from 'node:fs';
import { join } from 'node:path';

const installedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

// Root may not use Chromium's sandbox; the rest keeps it from calling its makers.
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A Chromium to test with: the one that CHROMIUM_PATH names, an installed one, or else the one inside a
 * package of the lockfile, which needs nothing installed by hand.
 */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const folders = (process.env['PATH'] ?? '').split(':');
  const candidates = [
    process.env['CHROMIUM_PATH'],
    ...installedNames.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  const installed = candidates.find((path) => path && existsSync(path));
  return { executablePath: installed ?? (await unpackChromium()), args };
}

/** The package unpacks the system libraries that Chromium needs only where it believes to be on Lambda. */
async function unpackChromium(): Promise<string> {
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
