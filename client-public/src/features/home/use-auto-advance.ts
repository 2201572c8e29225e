import { type FocusEvent, useEffect, useState } from 'react';

export const ADVANCE_MS = 6000;

/**
 * A position that moves on by itself every six seconds and wraps around at both ends. It rests while the
 * pointer or the focus is on it, while the page is hidden, and always under reduced motion.
 */
export function useAutoAdvance(count: number) {
  const [index, setIndex] = useState(0);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isMoving = !isHovered && !isFocused;

  useEffect(() => {
    if (!isMoving || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((current) => (current + 1) % count);
    }, ADVANCE_MS);
    return () => clearInterval(timer);
    // A step by hand starts the six seconds anew.
  }, [isMoving, count, index]);

  return {
    index,
    isMoving,
    show: (position: number) => setIndex((position + count) % count),
    pauseProps: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) =>
        setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
