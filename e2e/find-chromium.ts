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

interface Chromium {
  executablePath: string;
  args: string[];
}

/**
 * For tests: the Chromium that CHROMIUM_PATH names, or else the one inside a package of the lockfile. It is the
 * same for everybody, and without windows it does the same pages with two thirds of the work.
 */
export async function findHeadlessChromium(): Promise<Chromium> {
  return launchable(process.env['CHROMIUM_PATH'] ?? (await unpackChromium()) ?? findInstalled());
}

/** For measurements and pictures: a browser as visitors have it, where one is installed. */
export async function findChromium(): Promise<Chromium> {
  return launchable(process.env['CHROMIUM_PATH'] ?? findInstalled() ?? (await unpackChromium()));
}

function launchable(executablePath: string | undefined): Chromium {
  if (!executablePath)
    throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH to its program.');
  return { executablePath, args };
}

function findInstalled(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':');
  const candidates = [
    ...installedNames.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return candidates.find((path) => existsSync(path));
}

/** @returns undefined where the package has no program for the machine */
async function unpackChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // It unpacks the system libraries that Chromium needs only where it believes to be on Lambda.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
