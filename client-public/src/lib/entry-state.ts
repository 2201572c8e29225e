import { useLocation } from 'react-router-dom';
import type { SiteDialog } from './dialogs';

/** What an entry of the browser's history holds beside its address. */
export interface EntryState {
  /** The page lies over the gallery that it was opened from. */
  isOverGallery?: boolean;
  /** Over the page, the one on top last. */
  dialogs?: readonly SiteDialog[];
}

interface StoredState extends EntryState {
  /** The load of the document that wrote it: the browser keeps states when the page is loaded anew. */
  timeOrigin: number;
}

/** For a link or a navigation after which the page stays where it is scrolled to. */
export const entryState = (state: EntryState = {}): StoredState => ({
  ...state,
  timeOrigin: performance.timeOrigin,
});

/** What the entry shown holds; undefined once the page was loaded anew, or was opened elsewhere. */
export function useEntryState(): EntryState | undefined {
  const state = useLocation().state as StoredState | null;
  return state?.timeOrigin === performance.timeOrigin ? state : undefined;
}
