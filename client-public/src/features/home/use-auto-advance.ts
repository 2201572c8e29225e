import { useReducedMotion } from '@mantine/hooks';
import { type FocusEvent, useEffect, useState } from 'react';

export const ADVANCE_MS = 6000;

/**
 * A position that moves on by itself every six seconds and wraps around at both ends, until it is paused. It rests
 * while the pointer or the focus is on it and while the page is hidden; under reduced motion it begins paused.
 */
export function useAutoAdvance(count: number) {
  const [index, setIndex] = useState(0);
  const wantsCalm = useReducedMotion();
  const [chosen, choose] = useState<boolean>();
  const isPlaying = chosen ?? !wantsCalm;
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isMoving = isPlaying && !isHovered && !isFocused;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((current) => (current + 1) % count);
    }, ADVANCE_MS);
    return () => clearInterval(timer);
    // A step by hand starts the six seconds anew.
  }, [isMoving, count, index]);

  return {
    index,
    isPlaying,
    toggle: () => choose(!isPlaying),
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
