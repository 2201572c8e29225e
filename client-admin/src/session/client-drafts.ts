/** Prefix of the names of drafts with data of clients; they are removed when their author signs out. */
export const CLIENT_DRAFT = 'client-draft:';

/** How earlier versions of this site named such drafts. */
const FORMER_CLIENT_DRAFT = /^draft:\d+:(consultation|note):/;

/** Removes drafts with data of clients from this browser, which somebody else may use next. */
export function forgetClientDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(CLIENT_DRAFT) || FORMER_CLIENT_DRAFT.test(key)) localStorage.removeItem(key);
    }
  } catch {
    // Where storage is refused, nothing was stored.
  }
}
