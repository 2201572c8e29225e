import { useEffect, useState } from 'react';
import { useDataSaver } from '../../lib/data-saver';

/** Milliseconds in which the style sheet, 20 KB, arrives; a line that takes longer has no room for a film. */
const SLOW_SHEET_MS = 500;

/**
 * Whether a background video may be loaded, and whether it may move. Both are no until the page has loaded,
 * so that the video never takes bandwidth from what people came for. On a slow line, and where data is saved, it is not loaded at all; the caller for reduced motion gets none before, and a pause when asking later.
 */
export function useVideoWelcome(): { isWelcome: boolean; mayMove: boolean } {
  const { isOn } = useDataSaver();
  const [isWelcome, setWelcome] = useState(false);
  const [mayMove, setMayMove] = useState(false);

  useEffect(() => {
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => {
      setMayMove(!reducedMotion.matches);
      if (!reducedMotion.matches && !isSlowLine()) setWelcome(true);
    };
    reducedMotion.addEventListener('change', follow);
    if (document.readyState === 'complete') follow();
    else window.addEventListener('load', follow, { once: true });
    return () => {
      reducedMotion.removeEventListener('change', follow);
      window.removeEventListener('load', follow);
    };
  }, []);

  return { isWelcome: isWelcome && !isOn, mayMove };
}

/** By how long this page took: not every browser knows its line, and none in the first seconds. */
function isSlowLine(): boolean {
  const resources = (performance.getEntriesByType?.('resource') ?? []) as PerformanceResourceTiming[];
  return resources.some(
    ({ name, responseStart, responseEnd }) =>
      name.endsWith('.css') && responseEnd - responseStart > SLOW_SHEET_MS,
  );
}
