import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { seenPages } from '../../lib/seen-pages';

const SETTLED_MS = 3000;

/** Notes which pages are looked at, and counts them and this visit once the page has come to rest; neither its code nor its calls stand in anybody's way. */
export function useVisitorTracking(): void {
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  // Its address gives access, so it is sent nowhere; and a preview is no visit.
  const isPreview = /^(\/\w\w)?\/preview\//.test(pathname);
  useEffect(() => {
    if (isPreview) return;
    seenPages.push(pathname);
    seenPages.onSeen?.();
  }, [pathname, isPreview]);
  useEffect(() => {
    if (isPreview) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const timer = setTimeout(() => {
      void import('../visitor-tracking').then(
        ({ trackVisitor }) => {
          if (!isGone) stop = trackVisitor(queryClient);
        },
        (failure: unknown) => console.info('The visit was not counted', failure),
      );
    }, SETTLED_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [isPreview, queryClient]);
}
