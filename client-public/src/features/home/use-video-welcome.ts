import { useEffect, useState } from 'react';
import { useDataSaver } from '../../lib/data-saver';

/**
 * Whether a background video may be loaded, and whether it may move. Both are no until the page has loaded,
 * so that the video never takes bandwidth from what people came for. Where data is saved it is not loaded at all; who asks for reduced motion gets none before, and a pause when asking later.
 */
export function useVideoWelcome(): { isWelcome: boolean; mayMove: boolean } {
  const { isOn } = useDataSaver();
  const [isWelcome, setWelcome] = useState(false);
  const [mayMove, setMayMove] = useState(false);

  useEffect(() => {
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => {
      setMayMove(!reducedMotion.matches);
      if (!reducedMotion.matches) setWelcome(true);
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
