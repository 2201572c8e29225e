/** In characters. */
export const longestLeadingPage = 150;

/** The kinds of pages of which staff want to know what they led to. */
const leadingPage = /^\/(?:projects|services)\/[^/?#\s]+$/;

/**
 * The page of a project or service that led to what a visitor sends, as its path without the language.
 * @returns null for anything else, which is no reason to refuse what was sent
 */
export function leadingPageIn(path: string | null | undefined): string | null {
  return path && leadingPage.test(path) ? path : null;
}
