import { useEffect, useState } from 'react';

/**
 * False until the visitor presses a key or touches the page for the first time. A press from before the scripts
 * were there is handed over by app/boot.ts, as a click without the touch.
 */
export function useFirstInteraction(): boolean {
  const [hasInteracted, setInteracted] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const notice = () => {
      setInteracted(true);
      stop.abort();
    };
    for (const kind of ['pointerdown', 'keydown', 'click']) {
      document.addEventListener(kind, notice, { signal: stop.signal, passive: true });
    }
    return () => stop.abort();
  }, []);
  return hasInteracted;
}
