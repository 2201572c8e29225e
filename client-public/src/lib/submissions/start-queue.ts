import { connectTabs, flushQueue } from './queue';
import { SYNC_TAG } from './sync-tag';

const INTERVAL_MS = 30_000;

/**
 * Sends what waits: now, when the connection is back, when the page is looked at again, every 30 seconds, and when a
 * service worker asks for it by a message.
 * @returns stops it
 */
export function startQueue(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const flush = () => void flushQueue();
  window.addEventListener('online', flush, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && flush(), {
    signal,
  });
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => data === SYNC_TAG && flush(),
    { signal },
  );
  const timer = setInterval(flush, INTERVAL_MS);
  const disconnect = connectTabs();
  flush();
  return () => {
    stop.abort();
    clearInterval(timer);
    disconnect();
  };
}
