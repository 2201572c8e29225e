import type { PublicPictureDto, PublicProjectDto } from '@consultancy/client-shared/api/model';
import { useSyncExternalStore } from 'react';

/** A picture as large as the window, and larger. */
export interface ViewedPicture {
  /** Path of the file. */
  path: string;
  /** Said where nobody has said what it shows. */
  alt: string;
  /** What is known of it. */
  known?: PublicPictureDto;
}

/** What any page may open over itself; app/site-dialogs.tsx shows it. */
export type SiteDialog =
  | { name: 'pictures'; title: string; pictures: ViewedPicture[]; index: number }
  | { name: 'auth'; mode: 'signup' | 'login'; onSuccess?: () => void }
  | { name: 'account' }
  | { name: 'buy'; project: Pick<PublicProjectDto, 'id' | 'title' | 'price'> }
  | { name: 'rate'; project: Pick<PublicProjectDto, 'id' | 'title'> }
  | { name: 'submissions' };

let open: readonly SiteDialog[] = [];
const nothingOpen: readonly SiteDialog[] = [];
const listeners = new Set<() => void>();

function change(next: readonly SiteDialog[]): void {
  open = next;
  for (const notify of listeners) notify();
}

/** Has the focus again when the last of them is closed. */
let opener: HTMLElement | null = null;

export function openDialog(dialog: SiteDialog): void {
  if (open.length === 0) opener = document.activeElement as HTMLElement | null;
  change([...open, dialog]);
}

export function closeDialog(dialog: SiteDialog): void {
  change(open.filter((other) => other !== dialog));
}

/** For another page, which knows where the focus goes. */
export function closeAllDialogs(): void {
  opener = null;
  if (open.length > 0) change(nothingOpen);
}

/** To be called when all are closed; one that was opened in this very moment keeps its opener. */
export function focusOpener(): void {
  if (open.length > 0) return;
  opener?.focus({ preventScroll: true });
  opener = null;
}

/** The open dialogs, the one on top last. */
export function useOpenDialogs(): readonly SiteDialog[] {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => open,
    () => nothingOpen,
  );
}
