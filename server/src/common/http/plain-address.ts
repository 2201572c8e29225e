/**
 * An address as far as it says which page or call is meant: what follows may be a tracking code, or somebody's search.
 * A code also stands behind `/track/`, where the API takes it, and who has what stands behind `/preview/` may look at
 * what is not published; who has what stands behind `/downloads/` loads what was bought, and behind `/calendars/` reads a
 * calendar of the firm.
 */
export function plainAddress(address: string): string {
  return (
    address.replace(/[?#].*$/s, '').replace(/(\/(?:track|previews?|downloads|calendars))\/.*$/is, '$1') || '/'
  );
}
