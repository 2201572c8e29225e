import { existsSync } from 'node:fs';
import { join } from 'node:path';
import packagedChromium from '@sparticuz/chromium';

const installedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium to test with: the one that CHROMIUM_PATH names, an installed one, or else the one inside a
 * package of the lockfile, which needs nothing installed by hand.
 */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  // Root may not use Chromium's sandbox; the rest keeps it from calling its makers.
  const args = [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  const folders = (process.env['PATH'] ?? '').split(':');
  const candidates = [
    process.env['CHROMIUM_PATH'],
    ...installedNames.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  const installed = candidates.find((path) => path && existsSync(path));
  if (installed) return { executablePath: installed, args };
  return {
    executablePath: await packagedChromium.executablePath(),
    args: [...packagedChromium.args, ...args],
  };
}
