import { startTransition, useEffect, useState } from 'react';

/** Milliseconds a page has rested until what may be wanted next is fetched ahead. */
const REST_MS = 500;

/**
 * False until the visitor presses a key or touches the page for the first time, or the page has come to rest. A press
 * from before the scripts were there is handed over by app/boot.ts, as a click without the touch.
 */
export function useIsWanted(): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const want = () => {
      setWanted(true);
      stop.abort();
    };
    for (const kind of ['pointerdown', 'keydown', 'click']) {
      document.addEventListener(kind, want, { signal: stop.signal, passive: true });
    }
    // In small steps, between which the page answers.
    const rest = setTimeout(() => startTransition(want), REST_MS);
    stop.signal.addEventListener('abort', () => clearTimeout(rest));
    return () => stop.abort();
  }, []);
  return isWanted;
}
