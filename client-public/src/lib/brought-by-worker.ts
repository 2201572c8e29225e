/**
 * Whether the service worker brings the next page: it keeps whole documents, and knows none of the data that a page
 * would ask for. From a saved copy it always does, so that nothing on a newer page is as old as the copy.
 */
export function isBroughtByWorker(): boolean {
  const isCopy = document.getElementById('saved-copy') !== null;
  return isCopy || (!navigator.onLine && Boolean(navigator.serviceWorker?.controller));
}
