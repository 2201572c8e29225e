import { useSyncExternalStore } from 'react';

let dialogs: HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: HTMLElement[]): void {
  dialogs = next;
  for (const notify of listeners) notify();
}

/** Tells that a modal dialog lies over the page. @returns ends that */
export function enterTopLayer(dialog: HTMLElement): () => void {
  change([...dialogs, dialog]);
  return () => change(dialogs.filter((other) => other !== dialog));
}

/**
 * The dialog on top, or null. A modal dialog covers everything outside it, whatever its z-index, and keeps it
 * from being announced: what has to be seen over all goes into this element.
 */
export function useTopmostDialog(): HTMLElement | null {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => dialogs.at(-1) ?? null,
    () => null,
  );
}
