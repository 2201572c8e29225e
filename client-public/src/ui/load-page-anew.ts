import { REQUEST_TIMEOUT_MS } from '@consultancy/client-shared/api';

/**
 * Loads the page anew, for code that could not be had: most browsers remember a failed import until then. Without a
 * line the page stays as it is.
 */
export async function loadPageAnew(): Promise<void> {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal });
    window.location.reload();
  } catch {
    // The next press tries again.
  }
}
