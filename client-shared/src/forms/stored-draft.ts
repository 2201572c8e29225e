/** `localStorage` keeps until it is cleared, `sessionStorage` for as long as the tab lives. */
export type DraftStorage = 'localStorage' | 'sessionStorage';

/** What a form kept in this browser. Null when there is none, when it is damaged, and where storage is refused. */
export function readStoredDraft<Draft>(storage: DraftStorage, key: string): Draft | null {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

/** Keeps what a form holds; null forgets it. @returns whether that was possible */
export function writeStoredDraft(storage: DraftStorage, key: string, draft: object | null): boolean {
  try {
    if (draft === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    // A full or refused storage: the form itself still holds everything.
    return false;
  }
}
