import type { PublicPictureDto, PublicProjectDto } from '@consultancy/client-shared/api/model';
import { useLocation, useNavigate } from 'react-router-dom';

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

/** Closes a dialog. @param next opens in its place */
export type CloseDialog = (next?: SiteDialog) => void;

/** In the state of a place. It holds for this load of the page only: a later version may not know it any more. */
interface WithDialogs {
  dialogs?: readonly SiteDialog[];
  dialogsOfLoad?: number;
}

const none: readonly SiteDialog[] = [];

/** The open dialogs, the one on top last. Each has its place in the history, so Back closes the one on top. */
export function useOpenDialogs(): readonly SiteDialog[] {
  const { dialogs = none, dialogsOfLoad } = (useLocation().state ?? {}) as WithDialogs;
  return dialogsOfLoad === performance.timeOrigin ? dialogs : none;
}

/** Shows the page with these dialogs over it. */
export function useShowDialogs(): (dialogs: readonly SiteDialog[], options?: { replace: boolean }) => void {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (dialogs, options) => {
    const opened: WithDialogs = { dialogs, dialogsOfLoad: performance.timeOrigin };
    const nextState = { ...(state as object | null), ...opened };
    void navigate({ search, hash }, { ...options, state: nextState, preventScrollReset: true });
  };
}

/** Has the focus again when the last of them is closed. */
let opener: HTMLElement | null = null;

/** Opens a dialog over the page, and over those that are open. */
export function useOpenDialog(): (dialog: SiteDialog) => void {
  const open = useOpenDialogs();
  const show = useShowDialogs();
  return (dialog) => {
    // Pressed twice.
    if (open.some(({ name }) => name === dialog.name)) return;
    if (open.length === 0) opener = document.activeElement as HTMLElement | null;
    show([...open, dialog]);
  };
}

/** To be called when all are closed. */
export function focusOpener(): void {
  opener?.focus({ preventScroll: true });
  opener = null;
}

/** For another page, which knows where the focus goes. */
export function forgetOpener(): void {
  opener = null;
}
