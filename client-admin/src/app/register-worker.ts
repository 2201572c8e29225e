import { paths } from '../paths';

const ASSETS = `${location.origin}/admin/assets/`;

/**
 * Registers the service worker, and lets it keep the scripts, styles and fonts that this page has loaded; never fails.
 * Its scope has no slash at the end, so that it includes the start page.
 */
export async function registerWorker(): Promise<void> {
  // In development there is none.
  if (!import.meta.env?.PROD) return;
  try {
    await navigator.serviceWorker.register('/admin/sw.js', { scope: paths.dashboard });
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const shell = loaded.filter((name) => name.startsWith(ASSETS)).map((name) => new URL(name).pathname);
    active?.postMessage({ shell });
  } catch (failure) {
    // Refused, as in private windows, or without a line.
    console.info('The back office does not open without a connection', failure);
  }
}
