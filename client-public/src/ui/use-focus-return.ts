import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to what had it, when a dialog goes. The hook of this name in Mantine does it by an effect, which
 * comes after a picture has grown, and after the dialog that follows has taken the focus.
 */
export function useFocusReturn(): void {
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    return () => before?.focus({ preventScroll: true });
  }, []);
}
