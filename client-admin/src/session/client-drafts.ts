import { readStoredDraft } from '@consultancy/client-shared/forms';

/** Prefix of the names of drafts with data of clients; the id of their author follows. */
export const CLIENT_DRAFT = 'client-draft:';

/** How earlier versions of this site named such drafts. */
const FORMER_CLIENT_DRAFT = /^draft:\d+:(consultation|note):/;

/** Who lost a session mid-sentence comes back within days, or not at all. */
const LONGEST_MS = 7 * 86_400_000;

/** Removes drafts with data of clients from this browser, which somebody else may use next. */
export function forgetClientDrafts(): void {
  forget(() => true);
}

/** Removes those of other accounts, and those that nobody came back for. */
export function forgetStrangeDrafts(accountId: number): void {
  forget((key) => !key.startsWith(`${CLIENT_DRAFT}${accountId}:`));
  forgetOldDrafts();
}

/** Removes those that nobody came back for, also where nobody signs in any more. */
export function forgetOldDrafts(): void {
  forget((key) => {
    const savedAt = Date.parse(readStoredDraft<{ savedAt?: string }>('localStorage', key)?.savedAt ?? '');
    return !(Date.now() - savedAt < LONGEST_MS);
  });
}

function forget(isForgotten: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const isAboutClients = key.startsWith(CLIENT_DRAFT) || FORMER_CLIENT_DRAFT.test(key);
      if (isAboutClients && isForgotten(key)) localStorage.removeItem(key);
    }
  } catch {
    // Where storage is refused, nothing was stored.
  }
}
