import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to what had it, when a dialog goes. An effect would come after a picture has grown, and after the
 * dialog that follows in its place.
 */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    return () => before?.focus({ preventScroll: true });
  }, []);
}
