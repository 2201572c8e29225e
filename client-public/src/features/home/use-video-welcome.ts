import { useEffect, useState } from 'react';

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether a background video may be loaded, and whether it may move. Both are no until the page has loaded,
 * so that the video never takes bandwidth from what people came for. Under Save-Data or on a slow line it is
 * not loaded at all; who asks for reduced motion gets none before, and a pause when asking later.
 */
export function useVideoWelcome(): { isWelcome: boolean; mayMove: boolean } {
  const [isWelcome, setWelcome] = useState(false);
  const [mayMove, setMayMove] = useState(false);

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: NetworkInformation };
    const isSlow = /(^|-)[23]g$/.test(connection?.effectiveType ?? '');
    if (connection?.saveData || isSlow) return;

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

  return { isWelcome, mayMove };
}
