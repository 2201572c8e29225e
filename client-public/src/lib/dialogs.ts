import type { PublicPictureDto, PublicProjectDto } from '@consultancy/client-shared/api/model';
import { createContext, use, useLayoutEffect, useState } from 'react';

/** A picture as large as the window, and larger. */
export interface ViewedPicture {
  /** Path of the file. */
  path: string;
  /** Said where nobody has said what it shows. */
  alt: string;
  /** What is known of it. */
  known?: PublicPictureDto;
}

/**
 * What any page may open over itself; app/site-dialogs.tsx shows it. It is kept in the history, so it is data alone.
 * `next` follows in its place.
 */
export type SiteDialog =
  | { name: 'pictures'; title: string; pictures: ViewedPicture[]; index: number }
  | { name: 'auth'; mode: 'signup' | 'login'; next?: SiteDialog }
  | { name: 'account' }
  | { name: 'buy'; project: Pick<PublicProjectDto, 'id' | 'title' | 'price'> }
  | { name: 'rate'; project: Pick<PublicProjectDto, 'id' | 'title'> }
  | { name: 'submissions' };

/** What the content of a dialog does with it. */
export interface DialogProps {
  onClose: () => void;
  /** Opens another in its place. */
  onNext: (dialog: SiteDialog) => void;
}

/** The history of the browser, in which each dialog has a place: Back closes the one on top. */
export interface DialogHistory {
  /** The open dialogs, the one on top last. */
  readonly dialogs: readonly SiteDialog[];
  /** Shows the page with these dialogs over it. */
  showDialogs(dialogs: readonly SiteDialog[], options?: { replace: boolean }): void;
  /** @param listener is called whenever other dialogs are open, in a transition where the page is another too */
  listen(listener: () => void): () => void;
}

export const DialogHistoryContext = createContext<DialogHistory>({
  dialogs: [],
  showDialogs() {},
  listen: () => () => {},
});

/**
 * The open dialogs, the one on top last. They are not the value of a context: when that changes, React renders at once
 * all that it has not yet compared with the server's page. `useSyncExternalStore` would close them before the next page
 * is there.
 */
export function useOpenDialogs(): readonly SiteDialog[] {
  const history = use(DialogHistoryContext);
  const [open, show] = useState(history.dialogs);
  useLayoutEffect(() => {
    const follow = () => show(history.dialogs);
    // One may have been opened since this was rendered.
    follow();
    return history.listen(follow);
  }, [history]);
  return open;
}

/** Opens a dialog over the page, and over those that are open. */
export function useOpenDialog(): (dialog: SiteDialog) => void {
  const history = use(DialogHistoryContext);
  return (dialog) => {
    const { dialogs } = history;
    // Pressed twice.
    if (dialogs.some(({ name }) => name === dialog.name)) return;
    history.showDialogs([...dialogs, dialog]);
  };
}
