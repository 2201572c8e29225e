/** Begins the names of drafts that hold what clients told the firm; they stay no longer than who typed them. */
export const CLIENT_DRAFT = 'client-draft:';

/** How earlier versions of this site named such drafts. */
const FORMER_CLIENT_DRAFT = /^draft:\d+:(consultation|note):/;

/** Takes what clients told the firm out of this browser, whoever uses it next. */
export function forgetClientDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(CLIENT_DRAFT) || FORMER_CLIENT_DRAFT.test(key)) localStorage.removeItem(key);
    }
  } catch {
    // Where storage is refused, nothing was kept.
  }
}
