import { useEffect } from 'react';

const SETTLED_MS = 3000;

/** Counts this visit once the page has come to rest; neither its code nor its calls stand in anybody's way. */
export function useVisitorTracking(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const timer = setTimeout(() => {
      void import('../visitor-tracking').then(
        ({ trackVisitor }) => {
          if (!isGone) stop = trackVisitor();
        },
        (failure: unknown) => console.info('The visit was not counted', failure),
      );
    }, SETTLED_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, []);
}
