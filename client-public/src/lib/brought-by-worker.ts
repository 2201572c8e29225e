import { useSyncExternalStore } from 'react';

/**
 * Whether the service worker brings the next page: it keeps whole documents, and knows none of the data that a page
 * would ask for. From a saved copy it always does, so that nothing on a newer page is as old as the copy.
 */
export function isBroughtByWorker(): boolean {
  const isCopy = document.getElementById('saved-copy') !== null;
  return isCopy || (!navigator.onLine && Boolean(navigator.serviceWorker?.controller));
}

/** The same for what is rendered, which links are. */
export const useIsBroughtByWorker = () => useSyncExternalStore(subscribe, isBroughtByWorker, () => false);

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  for (const kind of ['online', 'offline']) window.addEventListener(kind, listener, { signal: stop.signal });
  return () => stop.abort();
}
