import { useLocation } from 'react-router-dom';

interface FromGallery {
  fromGallery?: number;
}

/**
 * For the link of a card in the gallery: the project opens over it. It holds for this load of the page only: reloaded,
 * or opened elsewhere, the same address is a page of its own.
 */
export const fromGallery = (): FromGallery => ({ fromGallery: performance.timeOrigin });

/** Whether the project of the address lies over the gallery that it was opened from. */
export function useIsOverGallery(): boolean {
  const state = useLocation().state as FromGallery | null;
  return state?.fromGallery === performance.timeOrigin;
}
