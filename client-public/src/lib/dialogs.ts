import type { PublicPictureDto, PublicProjectDto } from '@consultancy/client-shared/api/model';
import { useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { entryState, useEntryState } from './entry-state';

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

const NONE: readonly SiteDialog[] = [];

/** The open dialogs, the one on top last. */
export const useOpenDialogs = () => useEntryState()?.dialogs ?? NONE;

/** Shows the page with these dialogs over it, as an entry of the history: Back closes the one on top. */
export function useShowDialogs(): (dialogs: readonly SiteDialog[], options?: { replace: boolean }) => void {
  const location = useLocation();
  const state = useEntryState();
  const navigate = useNavigate();
  return (dialogs, options) =>
    void navigate(location, { ...options, state: entryState({ ...state, dialogs }) });
}

/** Opens a dialog over the page, and over those that are open. */
export function useOpenDialog(): (dialog: SiteDialog) => void {
  const location = useLocation();
  const open = useOpenDialogs();
  const showDialogs = useShowDialogs();
  const pressedAt = useRef<Location>(undefined);
  return (dialog) => {
    // Pressed twice, before the first press has shown it.
    if (pressedAt.current === location || open.some(({ name }) => name === dialog.name)) return;
    pressedAt.current = location;
    showDialogs([...open, dialog]);
  };
}
