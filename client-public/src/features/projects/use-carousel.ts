import { useCallback, useEffect, useRef, useState } from 'react';
import { useTopmostDialog } from '../../ui/top-layer';

const SCROLL_REST_MS = 120;

/**
 * A row of pictures that scrolls sideways with one of them in view. The position follows the scrolling, so
 * swiping works as everywhere; stepping wraps around at both ends, also with the arrow keys.
 */
export function useCarousel(total: number) {
  const track = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(0);
  const topmost = useTopmostDialog();

  const show = useCallback(
    (position: number) => {
      const target = (position + total) % total;
      setIndex(target);
      const row = track.current;
      const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      row?.scrollTo?.({ left: target * row.clientWidth, behavior: isCalm ? 'instant' : 'smooth' });
    },
    [total],
  );

  useEffect(() => {
    // In a dialog over this one the arrow keys move the caret and choose the stars.
    if (topmost && !topmost.contains(track.current)) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowLeft') show(index - 1);
      else if (event.key === 'ArrowRight') show(index + 1);
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [index, show, topmost]);

  // Only where the scrolling comes to rest counts: on the way to a picture others pass by.
  const onScroll = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const row = track.current;
      if (row && row.clientWidth > 0) setIndex(Math.round(row.scrollLeft / row.clientWidth));
    }, SCROLL_REST_MS);
  };
  useEffect(() => () => clearTimeout(rest.current), []);

  return { track, index, show, onScroll };
}
