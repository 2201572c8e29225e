import { SYNC_TAG } from './sync-tag';

const INTERVAL_MS = 30_000;

/**
 * Calls now, when the connection is back, when the page is looked at again, every 30 seconds, and when a service worker
 * asks for it by a message.
 * @returns stops it
 */
export function onWakeUp(wake: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('online', wake, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake(), {
    signal,
  });
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => data === SYNC_TAG && wake(),
    { signal },
  );
  const timer = setInterval(wake, INTERVAL_MS);
  wake();
  return () => {
    stop.abort();
    clearInterval(timer);
  };
}

interface SyncRegistration extends ServiceWorkerRegistration {
  /** Not in all browsers. */
  sync?: { register: (tag: string) => Promise<void> };
}

/** Has the service worker ask for what waits once the browser finds a connection. */
export async function askForWakeUp(): Promise<void> {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // Refused by the settings of the browser: the page sends it while it is open.
  }
}
